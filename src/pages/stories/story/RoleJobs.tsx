import type { Story } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { lazyWithTexts } from '#src/context/lazyWithTexts.tsx'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import styles from './RoleJobs.module.css'

/** Lazy, as jobs need much code and many texts that a story does not. */
const OpenJobs = lazyWithTexts(
  ['jobCard', 'jobOptions'],
  async () => (await import('./OpenJobs.tsx')).OpenJobs,
)

/** Open jobs in the role that the story tells of. The jobs load when the reader scrolls near them; the link is there at once. */
export function RoleJobs({ story }: { story: Story }) {
  const t = useTexts('cases')
  const lang = useLang()
  const all = searchHref(lang, { jobCategory: story.roleAfter })
  return (
    <Section
      title={t.jobs({ initials: story.initials })}
      action={<MoreLink to={all}>{t.jobsOf({ role: t.filters.labels.roleAfter[story.roleAfter] })}</MoreLink>}
      className={styles.jobs}
    >
      <WhenNear className={styles.place}>
        <OpenJobs role={story.roleAfter} />
      </WhenNear>
    </Section>
  )
}
