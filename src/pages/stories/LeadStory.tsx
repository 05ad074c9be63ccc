import type { StorySummary } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/app/language.tsx'
import { storyBanks } from '#src/features/stories/storyBanks.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Banks } from '#src/ui/Banks.tsx'
import { Link } from '#src/ui/Link.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './LeadStory.module.css'

/** The story that opens the list: picture and words side by side. */
export function LeadStory({ story }: { story: StorySummary }) {
  const t = useTexts('storyCard')
  const href = useHref()
  return (
    <article className={styles.story}>
      <Span seed={story.id} width={720} height={405} className={styles.picture} />
      <div>
        <h2 className={cx(styles.title, 'voice')}>
          <Link to={href('case', { id: story.id })}>{story.catchTitle}</Link>
        </h2>
        <p className={cx(styles.person, 'meta')}>{t.person(story)}</p>
        <Banks {...storyBanks(story, useLang())} className={styles.banks} />
      </div>
    </article>
  )
}
