import type { Story, StoryLink } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './Neighbours.module.css'

/** Links to the previous and the next story, only one of them at either end of the list, and to all. */
export function Neighbours({ story: { previousStory, nextStory } }: { story: Story }) {
  const t = useTexts('cases')
  const href = useHref()
  return (
    <Wrap>
      <nav aria-label={t.neighbours} className={styles.neighbours}>
        {previousStory && <Neighbour story={previousStory} rel="prev" />}
        {nextStory && <Neighbour story={nextStory} rel="next" />}
        <p className={styles.all}>
          <Link to={href('cases')}>{t.all}</Link>
        </p>
      </nav>
    </Wrap>
  )
}

function Neighbour({ story, rel }: { story: NonNullable<StoryLink>; rel: 'prev' | 'next' }) {
  const t = useTexts('cases')
  const { person } = useTexts('storyCard')
  const href = useHref()
  return (
    <Link to={href('case', { id: story.id })} rel={rel} className={styles[rel]}>
      <Span seed={story.id} width={400} height={320} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.direction}>
          {rel === 'prev' && <Icon name="left" size="sm" />}
          {rel === 'prev' ? t.previous : t.next}
          {rel === 'next' && <Icon name="right" size="sm" />}
        </span>
        <span className="voice">
          <Unbroken>{story.catchTitle}</Unbroken>
        </span>
        <span className="meta">{person(story)}</span>
      </span>
    </Link>
  )
}
