/** `handed over`: the system's dialog was shown and reported the result itself. */
export type ShareOutcome = 'handed over' | 'copied' | 'failed'

/** Opens the system's share dialog, or copies the page's address when there is no dialog or it fails. */
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
