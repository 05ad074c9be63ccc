/** Runs tasks one after the other, each to its end before the next begins. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>) => {
    const result = last.then(task, task)
    last = result
    return result
  }
}
