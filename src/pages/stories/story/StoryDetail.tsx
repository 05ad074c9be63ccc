import type { Story } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { StoryGrid } from '#src/features/stories/StoryGrid.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { AdvisorComment } from './AdvisorComment.tsx'
import { Crossing } from './Crossing.tsx'
import { Neighbours } from './Neighbours.tsx'
import { storyCrumbs } from './storyCrumbs.ts'
import styles from './StoryDetail.module.css'
import { StoryHeader } from './StoryHeader.tsx'
import { Telling } from './Telling.tsx'

/** A story with all its parts. */
export function StoryDetail({ story }: { story: Story }) {
  const t = useTexts('cases')
  const href = useHref()
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={storyCrumbs(story, useLang())} />
      <article className={styles.story}>
        <StoryHeader story={story} />
        <Span seed={story.id} width={1280} height={384} className={styles.picture} />
        <Wrap>
          <Crossing story={story} />
          <Columns aside="end">
            <Telling story={story} />
            <AdvisorComment story={story} />
          </Columns>
        </Wrap>
      </article>
      <Neighbours story={story} />
      {story.related.length > 0 && (
        <Section title={t.more} action={<MoreLink to={href('cases')}>{t.all}</MoreLink>}>
          <StoryGrid stories={story.related} />
        </Section>
      )}
    </>
  )
}
