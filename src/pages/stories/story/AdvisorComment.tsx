import { useId } from 'react'
import type { Story } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './AdvisorComment.module.css'

/** The advisor's comment with the names of both advisors. */
export function AdvisorComment({ story }: { story: Story }) {
  const t = useTexts('cases')
  const headingId = useId()
  return (
    <aside className={styles.comment} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.comment}</h2>
      <blockquote>{story.comment}</blockquote>
      <p className={styles.signature}>
        <b>{story.ca}</b>
        <span className="meta">{t.careerAdvisor}</span>
        <span className="meta">{t.recruitingAdvisor({ name: story.ra })}</span>
      </p>
      {story.hrbc !== null && (
        <p className={cx(styles.record, 'meta')}>
          <Link to={story.hrbc} rel="nofollow noopener">
            {t.record}
          </Link>
          <Icon name="external" size="sm" />
        </p>
      )}
    </aside>
  )
}
