/** The maximum time to close the store, in ms, because a database may hang. */
const CLOSE_LIMIT = 1_500
/** Signals within this time of the first are ignored, in ms: npm forwards a signal that the terminal also sends to all processes. */
const SAME_SIGNAL = 500

/** Drains and closes at the first SIGINT or SIGTERM, then exits. A second signal exits at once. */
export function stopOnSignal(drain: () => Promise<unknown>, close: () => Promise<void>): void {
  let stoppedAt: number | null = null

  async function stop(): Promise<void> {
    await drain()
    setTimeout(() => process.exit(0), CLOSE_LIMIT).unref()
    await close()
  }

  function onSignal(): void {
    const now = performance.now()
    if (stoppedAt !== null) {
      if (now - stoppedAt > SAME_SIGNAL) process.exit(1)
      return
    }
    stoppedAt = now
    stop()
      .catch(console.error)
      .finally(() => process.exit(0))
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}
