import { useQuery } from '@tanstack/react-query'
import { type StorySummary, storyExcerptQuery } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { StoryBeforeAfter, StoryTitle } from '#src/features/stories/StoryCard.tsx'
import { Span } from '#src/ui/art/Span.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './LeadStory.module.css'

/** The first story of the list, shown large. */
export function LeadStory({ story }: { story: StorySummary }) {
  const t = useTexts('storyCard')
  const { data: excerpt } = useQuery(storyExcerptQuery(useLang(), story.id))
  return (
    <article className={styles.story}>
      <Span seed={story.id} width={720} height={405} className={styles.picture} />
      <div>
        <StoryTitle story={story} headingLevel={2} className={styles.title} />
        <p className={cx(styles.person, 'meta')}>{t.person(story)}</p>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <StoryBeforeAfter story={story} className={styles.banks} />
      </div>
    </article>
  )
}
