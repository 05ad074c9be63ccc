import { useQuery } from '@tanstack/react-query'
import { TOP_STORIES } from '#domain/limits.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { StoryGrid } from '#src/features/stories/StoryGrid.tsx'
import { topStoriesQuery } from '#src/features/stories/storyList.ts'
import { useHref } from '#src/routes/useHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'

/** The top stories. Renders nothing when they cannot be loaded. */
export function TopStories() {
  const { stories: t } = useTexts('home')
  const href = useHref()
  const stories = useQuery(topStoriesQuery(useLang())).data?.cases ?? []
  if (stories.length === 0) return null
  return (
    <Section title={t.title} lead={t.lead} action={<MoreLink to={href('cases')}>{t.all}</MoreLink>}>
      <StoryGrid stories={stories.slice(0, TOP_STORIES)} />
    </Section>
  )
}
