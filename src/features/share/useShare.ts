import { useFleeting } from '#src/lib/useFleeting.ts'
import { sharePage } from './sharePage.ts'

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
