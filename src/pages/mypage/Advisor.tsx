import { Suspense, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import type { Profile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useAuth } from '#src/features/session/useAuth.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { DashboardSection } from './DashboardSection.tsx'
import styles from './Advisor.module.css'

const InterviewDialog = latePart({
  texts: ['forms', 'rules'],
  load: async () => (await import('./InterviewDialog.tsx')).InterviewDialog,
  isRequired: true,
})

/** The advisor; undefined while it is being loaded, null without an advisor. A talk can be requested in any case. */
export function Advisor({ advisor }: { advisor: Profile['advisor'] | undefined }) {
  const t = useTexts('dashboard').advisor
  const lang = useLang()
  const { interviewRequestedAt } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const href = useHref()
  return (
    <DashboardSection small title={t.title}>
      {advisor && (
        <div className={styles.advisor}>
          <Avatar of={advisor.initials} initials={advisor.initials} />
          <p>
            <b>{advisor.name}</b>
            <span className="meta">{t.languages({ languages: advisor.languages })}</span>
          </p>
        </div>
      )}
      {advisor === null && <p className="meta">{t.none}</p>}
      {interviewRequestedAt !== null && (
        <p className={`meta ${styles.asked}`}>{t.asked({ date: formatDate(interviewRequestedAt, lang) })}</p>
      )}
      <div className={styles.actions}>
        <Link to={href('contact')}>{t.message}</Link>
        <Button size="sm" variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.ask}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <InterviewDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </DashboardSection>
  )
}
