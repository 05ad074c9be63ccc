import { replace } from 'react-router'
import { useLang, useTexts } from '#src/context/language.ts'
import { CaptchaNotice } from '#src/features/captcha/CaptchaNotice.tsx'
import { FormFailure } from '#src/features/captcha/FormFailure.tsx'
import { useChosenJobs } from '#src/features/favorites/entryStore.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { FormActions } from '#src/forms/FormActions.tsx'
import { definePage } from '#src/page/definePage.tsx'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { loadEntryFiles, lostFiles } from './draft/entryFiles.ts'
import { useEntryValues } from './draft/useEntryValues.ts'
import { EntryFitWarning } from './steps/EntryFitWarning.tsx'
import { entryHead } from './steps/entryHead.ts'
import { Review } from './steps/Review.tsx'
import { useSendEntry } from './steps/useSendEntry.ts'
import styles from './steps/steps.module.css'

/** The fourth step: a review of all values, and the button to send them. */
function EntryConfirmPage() {
  const t = useTexts('entry')
  const lang = useLang()
  const values = useEntryValues()
  const sending = useSendEntry()
  const title = t.confirmTitle({ count: useChosenJobs().length })
  return (
    <FlowPage narrow step="entryConfirm" title={title} steps={Object.values(t.steps)}>
      <p>{t.notSent}</p>
      <EntryFitWarning values={values} />
      <Review values={values} />
      <Note className={styles.mail}>{t.mailNote({ email: values.email })}</Note>
      <FormFailure {...sending} />
      <FormActions>
        <Button type="submit" variant="go" onClick={sending.start} busy={sending.busy}>
          {t.send}
        </Button>
        <Button variant="text" to={href(lang, 'entryExperience')}>
          {t.backToExperience}
        </Button>
      </FormActions>
      <CaptchaNotice />
    </FlowPage>
  )
}

/** Redirects to the files step when a chosen file was lost. */
async function prefetch({ lang, url }: PageContext): Promise<void> {
  await loadEntryFiles()
  if (Object.keys(lostFiles()).length > 0) throw replace(href(lang, 'entryFiles') + url.search)
}

export default definePage({ component: EntryConfirmPage, prefetch, head: entryHead('entryConfirm') })
