/** Longest time that something waits for the end of a press, in ms: the list of a select takes the end away from the page. */
const LONGEST_PRESS = 500

/** What waits for the end of the press; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function release(): void {
  clearTimeout(timer)
  const runs = waiting ?? []
  waiting = undefined
  for (const run of runs) run()
}

// From the start on, as a press may be under way when somebody asks.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => void (waiting ??= []), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => setTimeout(release), { capture: true })
  }
}

/**
 * Runs what moves the page when the pointer is up: a button would slip away from under the pointer between press and
 * release, and nothing would happen. What waits runs after the click.
 */
export function afterPress(run: () => void): void {
  if (!waiting) return run()
  waiting.push(run)
  clearTimeout(timer)
  timer = setTimeout(release, LONGEST_PRESS)
}
