/** Maximum wait for the end of a press, in ms: the list of a select swallows the event. */
const LONGEST_PRESS = 500

/** Callbacks that wait for the end of the press; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function release(): void {
  clearTimeout(timer)
  const runs = waiting ?? []
  waiting = undefined
  for (const run of runs) run()
}

// Listens from the start, as a press may be under way at the first call.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => void (waiting ??= []), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => setTimeout(release), { capture: true })
  }
}

/**
 * Defers changes of the layout until the pointer is up: a button that moves between press and release gets no click.
 * The callbacks run after the click.
 */
export function afterPress(run: () => void): void {
  if (!waiting) return run()
  waiting.push(run)
  clearTimeout(timer)
  timer = setTimeout(release, LONGEST_PRESS)
}
