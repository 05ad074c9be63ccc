/**
 * Wraps the handler of a Remove button: the second click of a double click would hit the neighbour of the removed row. Keys give no clicks of
 * this kind.
 */
export function firstClickOnly<Click extends { detail: number }>(handle: (event: Click) => void) {
  return (event: Click): void => {
    if (event.detail <= 1) handle(event)
  }
}
