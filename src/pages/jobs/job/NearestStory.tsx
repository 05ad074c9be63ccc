import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import { StoryBanks } from '#src/features/stories/StoryBanks.tsx'
import { StoryTitle } from '#src/features/stories/StoryTitle.tsx'
import { Span } from '#src/ui/art/Span.tsx'
import styles from './NearestStory.module.css'

/** The success story nearest to the job. */
export function NearestStory({ story }: { story: NonNullable<Job['nearestStory']> }) {
  const t = useTexts('job')
  const { person } = useTexts('storyCard')
  return (
    <Part title={t.nearestStory}>
      <article className={styles.story}>
        <Span seed={story.id} width={400} height={320} className={styles.picture} />
        <div>
          {story.sameRole && <p className="meta">{t.sameRole}</p>}
          <StoryTitle story={story} headingLevel={3} className={styles.title} />
          <p className="meta">{person(story)}</p>
        </div>
        <StoryBanks story={story} />
      </article>
    </Part>
  )
}
