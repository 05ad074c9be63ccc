import type { StorySummary } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/app/language.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Banks } from '#src/ui/Banks.tsx'
import { Link } from '#src/ui/Link.tsx'
import { cx } from '#src/ui/cx.ts'
import { Span } from '#src/ui/art/Span.tsx'
import styles from './StoryCard.module.css'
import { storyBanks } from './storyBanks.ts'

interface StoryCardProps {
  story: StorySummary
  headingLevel?: 2 | 3
}

/** A story in short: its bridge, its title, who it is about, before and after. */
export function StoryCard({ story, headingLevel = 3 }: StoryCardProps) {
  const Heading = `h${headingLevel}` as const
  const t = useTexts('storyCard')
  const href = useHref()
  return (
    <article className={styles.story}>
      <Span seed={story.id} className={styles.picture} />
      <Heading className={cx(styles.title, 'voice')}>
        <Link to={href('case', { id: story.id })}>{story.catchTitle}</Link>
      </Heading>
      <p className={cx(styles.person, 'meta')}>{t.person(story)}</p>
      <Banks {...storyBanks(story, useLang())} className={styles.banks} />
    </article>
  )
}
