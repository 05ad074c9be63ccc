import type { StorySummary } from '#src/api/stories.ts'
import { StoryCard } from './StoryCard.tsx'
import styles from './StoryGrid.module.css'

interface StoryGridProps {
  stories: StorySummary[]
  headingLevel?: 2 | 3
}

/** Stories in up to three columns. */
export function StoryGrid({ stories, headingLevel }: StoryGridProps) {
  return (
    <div className={styles.grid}>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} headingLevel={headingLevel} />
      ))}
    </div>
  )
}
