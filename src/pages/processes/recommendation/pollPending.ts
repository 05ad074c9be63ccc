import { RECOMMENDATION_POLL } from '#domain/processes/limits.ts'

/**
 * Re-checks a pending recommendation every 2 seconds, at most 5 times (spec §4). `check` resolves to whether it is still pending; a failed
 * check counts as such. Resolves to whether it still is after the last one, or to null when stopped.
 */
export async function pollPending(check: () => Promise<boolean>, stop: AbortSignal): Promise<boolean | null> {
  for (let attempt = 1; attempt <= RECOMMENDATION_POLL.attempts; attempt++) {
    await pause(RECOMMENDATION_POLL.interval, stop)
    if (stop.aborted) return null
    const isPending = await check().catch(() => true)
    if (stop.aborted) return null
    if (!isPending) return false
  }
  return true
}

/** Waits; ends early when stopped. */
function pause(time: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
