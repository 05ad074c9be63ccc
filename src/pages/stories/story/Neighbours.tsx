import type { Story } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import styles from './Neighbours.module.css'

/** Links to the previous and the next story; only one of them at either end of the list. */
export function Neighbours({ story: { previousStory, nextStory } }: { story: Story }) {
  const t = useTexts('cases')
  const href = useHref()
  return (
    <Wrap>
      <nav aria-label={t.neighbours} className={styles.neighbours}>
        {previousStory && (
          <Link to={href('case', { id: previousStory.id })} rel="prev">
            <span className="meta">
              <Icon name="left" size="sm" />
              {t.previous}
            </span>
            <span className="voice">{previousStory.catchTitle}</span>
          </Link>
        )}
        {nextStory && (
          <Link to={href('case', { id: nextStory.id })} rel="next" className={styles.next}>
            <span className="meta">
              {t.next}
              <Icon name="right" size="sm" />
            </span>
            <span className="voice">{nextStory.catchTitle}</span>
          </Link>
        )}
      </nav>
    </Wrap>
  )
}
