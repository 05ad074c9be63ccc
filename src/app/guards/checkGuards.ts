import { type GuardName, guardNames } from '../../routes/row.ts'

/** Returns the guards that a row names. Throws at startup for an unknown one (spec §8). */
export function checkGuards(id: string, names: readonly string[] = []): GuardName[] {
  return names.map((name) => {
    const known = guardNames.find((each) => each === name)
    if (!known) throw new Error(`The row "${id}" names a guard that does not exist: ${name}`)
    return known
  })
}
