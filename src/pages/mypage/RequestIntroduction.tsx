import { Suspense, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { INTRODUCTION_AGE } from '#domain/limits.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useNow } from '#src/context/now.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './requests.module.css'

const IntroductionDialog = latePart({
  texts: ['forms', 'rules'],
  load: async () => (await import('./IntroductionDialog.tsx')).IntroductionDialog,
  isRequired: true,
})

/** Asks the advisor for recommendations; after a request, once a day. */
export function RequestIntroduction() {
  const t = useTexts('dashboard').recommendations
  const lang = useLang()
  const now = useNow()
  const { introductionRequestedAt } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const age = now.getTime() - Date.parse(introductionRequestedAt ?? '')
  return (
    <div className={styles.request}>
      {introductionRequestedAt !== null && (
        <p className="meta">{t.askedOn({ date: formatDate(introductionRequestedAt, lang) })}</p>
      )}
      {!(age < INTRODUCTION_AGE) && (
        <Button size="sm" variant="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.ask}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <IntroductionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
