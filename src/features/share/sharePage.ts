/** `handed over`: the system's dialog was shown, so the person knows what became of it. */
export type ShareOutcome = 'handed over' | 'copied' | 'failed'

/** Opens the system's dialog for sharing the page, or copies its address where there is no such dialog. */
export async function sharePage(title: string): Promise<ShareOutcome> {
  const url = location.origin + location.pathname
  if (!('share' in navigator)) return copy(url)
  try {
    await navigator.share({ title, url })
    return 'handed over'
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError'
    return closed ? 'handed over' : copy(url)
  }
}

async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
