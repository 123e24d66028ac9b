import { parseArgs } from "node:util"

const { positionals } = parseArgs({ allowPositionals: true })
console.log(`0 cases in ${positionals.length} files`)
