import type { Job } from '#src/api/jobs.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './Advisor.module.css'

interface AdvisorProps {
  advisor: Job['advisor']
  /** Below the name. */
  note: string
}

/** The advisor responsible for a job, with a link to the advisors of the company. */
export function Advisor({ advisor, note }: AdvisorProps) {
  const href = useHref()
  return (
    <div className={styles.advisor}>
      <Avatar of={advisor.initials} initials={advisor.initials} />
      <p>
        <Link to={`${href('company')}#advisors`}>
          <b>{advisor.name}</b>
        </Link>
        <span className="meta">{note}</span>
      </p>
    </div>
  )
}
