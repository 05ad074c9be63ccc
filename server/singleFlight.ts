/** Shares one run of `work` among concurrent calls with the same key. Results are not cached. */
export function singleFlight<Value>() {
  const running = new Map<string, Promise<Value>>()
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const known = running.get(key)
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
