let clock = () => new Date()

/** Returns the present time. Components render with `useNow`, so that server and browser agree. */
export const now = (): Date => clock()

/** Replaces the clock. Only mock mode does, whose time can travel and stand still. */
export function setClock(next: () => Date): void {
  clock = next
}
