import { shantenWorkload } from "../shanten.ts"

export default () => shantenWorkload("distance of 13 tiles near completion, all shapes", "near complete", 1)
