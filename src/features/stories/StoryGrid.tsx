import type { ReactNode } from 'react'
import type { StorySummary } from '#src/api/stories.ts'
import { StoryCard } from './StoryCard.tsx'
import styles from './StoryGrid.module.css'

interface StoryGridProps {
  stories: StorySummary[]
  headingLevel?: 2 | 3
  /** After the last story. */
  children?: ReactNode
}

/** Stories in up to three columns. */
export function StoryGrid({ stories, headingLevel, children }: StoryGridProps) {
  return (
    <div className={styles.grid}>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} headingLevel={headingLevel} />
      ))}
      {children}
    </div>
  )
}
