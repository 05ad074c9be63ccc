import { Suspense } from 'react'
import { formatDateTime } from '#domain/times.ts'
import type { ConsentDocument, LedgerEntry, Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useFocusAfterRemoval } from '#src/lib/focus.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { Refusal } from '../answering/Refusal.tsx'
import { useAnswering } from '../answering/useAnswering.ts'
import { Documents } from '../ledger/Documents.tsx'
import type { ConsentAnswer } from './ConsentDialog.tsx'
import type { useApplication } from './useApplication.ts'
import styles from './Consent.module.css'

const ConsentDialog = latePart({
  texts: ['forms', 'rules'],
  load: async () => (await import('./ConsentDialog.tsx')).ConsentDialog,
  isRequired: true,
})

/** The question whether the employer may get documents, or the consent that was given. Before and after that there is nothing. */
export function Consent({ process, reload, store }: ReturnType<typeof useApplication>) {
  const { consent: t } = useTexts('processes')
  const { open, choose, refusal, dialog } = useAnswering<ConsentAnswer>({ reload, store })
  const asked = lastEvent(process, 'consent-asked')
  const given = lastEvent(process, 'consent-given')
  // An answer removes the buttons.
  useFocusAfterRemoval(asked ? 1 : 0, 'consent')

  if (!asked && !given && refusal === null) return null
  return (
    <Panel className={styles.panel}>
      <section aria-labelledby="consent">
        <Heading level={2} id="consent" tabIndex={-1} className={styles.title}>
          {given ? t.givenTitle : t.title}
        </Heading>
        {refusal !== null && <Refusal title={t.changed} message={refusal} />}
        {asked && <Question process={process} documents={asked.documents} onChoose={choose} />}
        {given && <Given at={given.at} />}
      </section>
      {open && asked && (
        <Suspense fallback={null}>
          <ConsentDialog process={process} documents={asked.documents} answer={open} {...dialog} />
        </Suspense>
      )}
    </Panel>
  )
}

/** Returns the last event of a received application, if it is this one. */
function lastEvent({ status, ledger }: Process, event: LedgerEntry['event']): LedgerEntry | null {
  const last = ledger?.at(-1)
  return status === 'MyPageAppReceived' && last?.event === event ? last : null
}

type QuestionProps = {
  process: Process
  documents: ConsentDocument[]
  onChoose: (answer: ConsentAnswer) => void
}

function Question({ process: { advisor, employer }, documents, onChoose }: QuestionProps) {
  const { consent: t } = useTexts('processes')
  const href = useHref()
  const isProfileSent = documents.some(({ document }) => document === 'profile')
  return (
    <div key="asked" className={styles.part}>
      <p>
        <Unbroken sentence>{t.lead({ advisor: advisor.name, employer: employer?.name ?? '' })}</Unbroken>
      </p>
      <Documents documents={documents} isLinked />
      <div>
        <p>
          <b>{t.unsent}</b>
        </p>
        <p className="meta">
          <Unbroken sentence>{t.others({ advisor: advisor.name, isProfileSent })}</Unbroken>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="go" aria-haspopup="dialog" onClick={() => onChoose('agree')}>
          {t.agree}
        </Button>
        <Button variant="line" aria-haspopup="dialog" onClick={() => onChoose('decline')}>
          {t.decline}
        </Button>
        <Button variant="text" to={href('contact')}>
          {t.ask}
        </Button>
      </div>
    </div>
  )
}

function Given({ at }: { at: string }) {
  const { consent: t } = useTexts('processes')
  const lang = useLang()
  return (
    <div key="given" role="status" className={styles.part}>
      <p>
        <b>{t.given({ time: formatDateTime(new Date(at), lang) })}</b>
      </p>
    </div>
  )
}
