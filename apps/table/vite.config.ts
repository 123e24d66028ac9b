import { defineConfig, mergeConfig } from "vite"
import { lean } from "./build/lean.ts"

const wordsOf = /\/(?:variants\/(?<family>[^/]+)|src)\/labels\/(?<locale>pt-BR|en)\.\w+$/u
const rulesOf = /\/core\/src\/variants\/(?<family>[^/]+)\//u

/** Rules and words by what they are of; of the rest, what the entries share. */
const chunkName = ({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string => {
  if (name.startsWith("feljong-")) return `${name}.js`
  const [first = ""] = moduleIds
  const words = wordsOf.exec(first)?.groups
  if (words) return `words/${[words["family"], words["locale"]].filter(Boolean).join(".")}.js`
  const rules = rulesOf.exec(first)?.groups
  if (rules) return `rules/${rules["family"]}.js`
  return moduleIds.every((id) => id.includes("/core/src/")) ? "rules/authoring.js" : "shared.js"
}

/** The library: one file for each entry, what they share, and rules and words that are loaded when they are asked for. */
export default defineConfig(
  mergeConfig(lean, {
    build: {
      target: "es2022",
      lib: {
        entry: { index: "src/index.ts", table: "src/table.ts", card: "src/card.ts", elements: "src/elements.ts" },
        formats: ["es"]
      },
      // vite leaves the whitespace in an ES library, and a page loads this very file
      rolldownOptions: {
        // what families share stays in one file, without the engine that it stands on
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: true,
          chunkFileNames: chunkName,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: "common", test: /\/core\/src\/variants\/common\/(?!labels\/)/u }]
          }
        }
      },
      sourcemap: true
    }
  })
)
