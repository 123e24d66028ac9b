import { shantenWorkload } from "../shanten.ts"

export default () => shantenWorkload("distance of 14 tiles from a shuffled wall, all shapes", "wall", 2)
