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

/**
 * The same tables, with calls that take turns, so that the checks of a call are still valid when it writes. Calls within a table bypass the
 * turns.
 */
export function takingTurns<Tables extends Record<string, object>>(tables: Tables, inTurn: InTurn): Tables {
  const copies = { ...tables }
  for (const [name, table] of Object.entries(tables)) Reflect.set(copies, name, tableInTurn(table, inTurn))
  return copies
}

function tableInTurn(table: object, inTurn: InTurn): object {
  const methods = Object.entries(table).map(([name, method]: [string, unknown]) => {
    if (typeof method !== 'function') throw new Error(`${name} is no method`)
    return [name, (...args: unknown[]) => inTurn(async () => Reflect.apply(method, table, args))]
  })
  return Object.fromEntries(methods)
}
