import type { StorySummary } from '#src/api/stories.ts'
import { useTexts, useLang } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { BeforeAfter } from '#src/ui/BeforeAfter.tsx'
import { cx } from '#src/ui/cx.ts'
import { TitleLink } from '#src/ui/Link.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { type StoryChange, beforeAfterOf } from './beforeAfterOf.ts'
import styles from './StoryCard.module.css'

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
      <StoryBeforeAfter story={story} />
    </article>
  )
}

interface StoryTitleProps {
  story: Pick<StorySummary, 'id' | 'catchTitle'>
  headingLevel: 2 | 3
  className?: string
}

/** The title of a story, linked to the story. */
export function StoryTitle({ story, headingLevel, className }: StoryTitleProps) {
  const href = useHref()
  return (
    <TitleLink to={href('case', { id: story.id })} headingLevel={headingLevel} className={className}>
      <Unbroken>{story.catchTitle}</Unbroken>
    </TitleLink>
  )
}

/** The job and salary of a person before and after the change. */
export function StoryBeforeAfter({ story, className }: { story: StoryChange; className?: string }) {
  return <BeforeAfter {...beforeAfterOf(story, useLang())} className={cx(styles.banks, className)} />
}
