/** The limits of processes with their sources: S = the specification. */
import { ProcessStatus } from '#openapi/generated/options.ts'

/** 13497, the only status compared by its id. S §4 */
export const PENDING_STATUS_ID = ProcessStatus.MyPageRecPending
/** Re-checks of a pending recommendation; `interval` in ms. S §4, §9 */
export const RECOMMENDATION_POLL = { interval: 2000, attempts: 5 }
