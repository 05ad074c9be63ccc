import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { StoryBeforeAfter, StoryTitle } from '#src/features/stories/StoryCard.tsx'
import { Span } from '#src/ui/art/Span.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import styles from './NearestStory.module.css'

/** The success story nearest to the job. */
export function NearestStory({ story }: { story: NonNullable<Job['nearestStory']> }) {
  const t = useTexts('job')
  const { person } = useTexts('storyCard')
  return (
    <JobSection title={t.nearestStory}>
      <div className={styles.frame}>
        <article className={styles.story}>
          <WhenNear className={styles.picture}>
            <Span seed={story.id} width={400} height={320} />
          </WhenNear>
          <div>
            {story.sameRole && <p className="meta">{t.sameRole}</p>}
            <StoryTitle story={story} headingLevel={3} className={styles.title} />
            <p className="meta">{person(story)}</p>
          </div>
          <StoryBeforeAfter story={story} />
        </article>
      </div>
    </JobSection>
  )
}
