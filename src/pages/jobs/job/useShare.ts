import { useTexts } from '#src/app/language.tsx'
import { useFleeting } from '#src/lib/useFleeting.ts'
import { sharePage } from './sharePage.ts'

/** How long the word stays that tells what became of sharing, in ms. */
const MESSAGE_TIME = 6000

/** A function that shares this page, and what is to be said about it afterwards. */
export function useShare(title: string) {
  const t = useTexts('job')
  const [message, setMessage] = useFleeting<string>(MESSAGE_TIME)

  async function share() {
    const outcome = await sharePage(title)
    if (outcome === 'copied') setMessage(t.copied)
    if (outcome === 'failed') setMessage(t.notCopied)
  }
  return { share, message }
}
