import type { StorySummary } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { cx } from '#src/ui/cx.ts'
import { StoryBanks } from './StoryBanks.tsx'
import styles from './StoryCard.module.css'
import { StoryTitle } from './StoryTitle.tsx'

interface StoryCardProps {
  story: StorySummary
  headingLevel?: 2 | 3
}

/** A card with the picture, title and person of a story, and the jobs before and after. */
export function StoryCard({ story, headingLevel = 3 }: StoryCardProps) {
  const t = useTexts('storyCard')
  return (
    <article className={styles.story}>
      <Span seed={story.id} className={styles.picture} />
      <StoryTitle story={story} headingLevel={headingLevel} className={styles.title} />
      <p className={cx(styles.person, 'meta')}>{t.person(story)}</p>
      <StoryBanks story={story} />
    </article>
  )
}
