/** How long the last step of a stop may take, in ms: a database that hangs does not say goodbye. */
const CLOSE_LIMIT = 1_500
/** Signals within this time of the first are the same one, in ms: npm passes on what the terminal has sent to all its processes. */
const SAME_SIGNAL = 500

/** Stops in two steps at the first SIGINT or SIGTERM and then ends the process; a second signal ends it at once. */
export function stopOnSignal(drain: () => Promise<void>, close: () => Promise<void>): void {
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
