/** The stages of an application and the states of a recommendation (product-decisions §6). */

import type { StatusAlias } from './statusAlias.ts'

/** The stages in order. An application may skip some. */
export const stages = [
  'MyPageAppReceived',
  'MyPageAppScreening',
  'MyPageAppInterview1',
  'MyPageAppInterview2',
  'MyPageAppFinal',
  'MyPageAppOffer',
  'MyPageAppJoined',
] as const satisfies StatusAlias[]

/** The statuses that allow an applicant to apply for the same job again. */
const withoutResult: readonly StatusAlias[] = ['MyPageAppRejected', 'MyPageAppWithdrawn']

/** Returns whether an application ended with a rejection or a withdrawal. */
export function endedWithoutResult(status: StatusAlias): boolean {
  return withoutResult.includes(status)
}

/** Returns whether a recommendation awaits the first answer of the applicant. */
export function isWaiting(status: StatusAlias): boolean {
  return status === 'MyPageRecommend'
}

type Staged = { stages: readonly { status: StatusAlias; reachedAt: string | null }[] }

/** Returns whether an application is or was at this stage. */
export function hasReached({ stages: reached }: Staged, stage: StatusAlias): boolean {
  return reached.some(({ status, reachedAt }) => status === stage && reachedAt !== null)
}

/** Returns whether the application is in progress: neither rejected, withdrawn nor joined. */
export function isRunning(status: StatusAlias): boolean {
  return !endedWithoutResult(status) && status !== 'MyPageAppJoined'
}

/** Returns the stages without those that the application has skipped, which would look done. */
export function withoutSkipped<Stage extends { reachedAt: string | null }>(all: readonly Stage[]): Stage[] {
  const present = all.findLastIndex(({ reachedAt }) => reachedAt !== null)
  return all.filter(({ reachedAt }, at) => reachedAt !== null || at > present)
}
