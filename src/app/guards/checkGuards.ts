import { type GuardName, guardNames } from '../../routes/row.ts'

/** The guards that a row names; one that does not exist is an error at the start (spec §8). */
export function checkGuards(id: string, names: readonly string[] = []): GuardName[] {
  return names.map((name) => {
    const known = guardNames.find((each) => each === name)
    if (!known) throw new Error(`The row "${id}" names a guard that does not exist: ${name}`)
    return known
  })
}
