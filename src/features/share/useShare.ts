import { useFleeting } from '#src/lib/useFleeting.ts'
import { sharePage } from './sharePage.ts'

/** How long the word stays that tells what became of sharing, in ms. */
const MESSAGE_TIME = 6000

type ShareTexts = { copied: string; notCopied: string }

/** A function that shares this page, and what is to be said about it afterwards. */
export function useShare(title: string, texts: ShareTexts) {
  const [message, setMessage] = useFleeting<string>(MESSAGE_TIME)

  async function share() {
    const outcome = await sharePage(title)
    if (outcome === 'copied') setMessage(texts.copied)
    if (outcome === 'failed') setMessage(texts.notCopied)
  }
  return { share, message }
}
