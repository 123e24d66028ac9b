import { svg } from "lit"

/** The 1 of bamboos: a toucan on a bamboo. */
export const toucan = svg`
  <path d="M12 122L88 114" class="perch"/><path d="M31 116l1.5 8M66 112.500l1.5 8" class="perch-node"/>
  <path d="M72 116Q86 98 93 101 91 114 72 116" class="leaf"/>
  <path d="M34 108L26 137Q33 140 39 134L47 112Z" class="bird"/>
  <path d="M31 52Q17 74 25 100 31 117 46 115 66 110 67 84 67 68 60 56 46 36 31 52Z" class="bird"/>
  <path d="M46 60Q42 80 53 85 66 82 65 68 62 56 55 54Z" class="bib"/>
  <path d="M53 46Q70 35 85 46 95 55 92 70 87 76 84 66 76 60 55 66Z" class="beak"/>
  <path d="M83 45Q95 54 92 70 87 76 84 66 88 55 83 45Z" class="bird"/>
  <path d="M56 57Q72 51 84 58" class="beak-line"/>
  <circle cx="47" cy="54" r="6.2" class="eye"/><circle cx="48" cy="54" r="2.8" class="bird"/>
  <path d="M29 72Q27 92 39 106" class="wing"/>
  <path d="M41 113v7M50 112v7" class="foot"/>`
