import type { StorySummary } from '#src/api/stories.ts'
import { useHref } from '#src/routes/useHref.ts'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'

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
