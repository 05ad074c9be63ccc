/** Runs work once for all who ask for it, by its key, while it is under way. Nothing is kept afterwards. */
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
