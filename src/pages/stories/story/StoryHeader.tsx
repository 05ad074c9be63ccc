import type { Story } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import { Crest } from '#src/ui/art/Crest.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import styles from './StoryHeader.module.css'

/** The title and the person of a story. */
export function StoryHeader({ story }: { story: Story }) {
  const t = useTexts('cases')
  return (
    <Wrap>
      <div className={styles.header}>
        <h1 className="voice">
          <Unbroken>{story.catchTitle}</Unbroken>
        </h1>
        <div className={styles.person}>
          <Crest of={story.id} initials={lettersOf(story.initials)} />
          <div>
            <p>
              <b>{story.initials}</b> {t.person(story)}
            </p>
            <p className="meta">{t.origin(story)}</p>
            <p className="meta">{story.languageSkills}</p>
          </div>
        </div>
      </div>
    </Wrap>
  )
}

/** Returns the letters of the initials, each of which has a point: "DP" for "Mr. D.P." and 「D.P.さん」. */
function lettersOf(initials: string): string {
  return (initials.match(/\p{Lu}(?=\.)/gu) ?? []).join('')
}
