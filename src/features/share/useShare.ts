import { useFleeting } from '#src/lib/useFleeting.ts'

/** How long the message about the result stays, in ms. */
const MESSAGE_TIME = 6000

type ShareTexts = { copied: string; notCopied: string }

/** Returns a function that shares this page, and the message about its result. */
export function useShare(title: string, texts: ShareTexts) {
  const [message, setMessage] = useFleeting<string>(MESSAGE_TIME)

  async function share() {
    const outcome = await sharePage(title)
    if (outcome === 'copied') setMessage(texts.copied)
    if (outcome === 'failed') setMessage(texts.notCopied)
  }
  return { share, message }
}

/** `handed over`: the system's dialog was shown and reported the result itself. */
export type ShareOutcome = 'handed over' | 'copied' | 'failed'

/** Opens the system's share dialog, or copies the page's address when there is no dialog or it fails. */
async function sharePage(title: string): Promise<ShareOutcome> {
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
