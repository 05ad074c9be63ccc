import { drum } from './drum.ts'
import { kintai } from './kintai.ts'
import { plank } from './plank.ts'
import { spectacles } from './spectacles.ts'
import { stay } from './stay.ts'
import { suspension } from './suspension.ts'
import { truss } from './truss.ts'

export const bridges = [drum, kintai, spectacles, suspension, truss, stay, plank]

export const bridgeOf = (seed: number) => bridges[(seed * 3 + 2) % bridges.length] ?? drum
