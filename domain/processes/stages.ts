/** The stages of an application and the states of a recommendation (product-decisions §6). */
import { ProcessStatus } from '#openapi/generated/options.ts'

/** The stages in order. An application may skip some. */
export const stages = [
  ProcessStatus.MyPageAppReceived,
  ProcessStatus.MyPageAppScreening,
  ProcessStatus.MyPageAppInterview1,
  ProcessStatus.MyPageAppInterview2,
  ProcessStatus.MyPageAppFinal,
  ProcessStatus.MyPageAppOffer,
  ProcessStatus.MyPageAppJoined,
] as const

/** The statuses after which an applicant can apply for the same job again. */
const withoutResult: readonly ProcessStatus[] = [
  ProcessStatus.MyPageAppRejected,
  ProcessStatus.MyPageAppWithdrawn,
]

/** Returns whether an application ended with a rejection or a withdrawal. */
export function endedWithoutResult(status: ProcessStatus): boolean {
  return withoutResult.includes(status)
}

/** Returns whether a recommendation awaits the first answer of the applicant. */
export function isWaiting(status: ProcessStatus): boolean {
  return status === ProcessStatus.MyPageRecommend
}

/** Returns whether an application goes on: the applicant has neither joined nor left the selection. */
export function isRunning(status: ProcessStatus): boolean {
  return !endedWithoutResult(status) && status !== ProcessStatus.MyPageAppJoined
}
