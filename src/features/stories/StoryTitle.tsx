import type { StorySummary } from '#src/api/stories.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './StoryTitle.module.css'

interface StoryTitleProps {
  story: StorySummary
  headingLevel: 2 | 3
  className?: string
}

/** The title with the link to the story, which covers the whole `position: relative` entry it stands in. */
export function StoryTitle({ story, headingLevel, className }: StoryTitleProps) {
  const Heading = `h${headingLevel}` as const
  const href = useHref()
  return (
    <Heading className={cx(styles.title, 'voice', className)}>
      <Link to={href('case', { id: story.id })}>{story.catchTitle}</Link>
    </Heading>
  )
}
