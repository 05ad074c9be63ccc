import type { Replay } from '../operation.ts'
import type { StaffOperationId } from './operation.ts'
import { repeatedToken } from './operations/tokens.ts'

/** The operations that store a reference in place of a body. */
export const replays: Partial<Record<StaffOperationId, Replay>> = {
  createToken: repeatedToken,
}
