import type { Process } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import styles from './LetterSheet.module.css'

/** The advisor's letter. Hidden for an application without a recommendation. */
export function LetterSheet({ process: { letter, advisor } }: { process: Process }) {
  const t = useTexts('processes')
  if (letter === '') return null
  return (
    <figure className={styles.letter}>
      <Avatar of={advisor.initials} initials={advisor.initials} size={56} className={styles.crest} />
      <blockquote className={styles.text}>
        {letter.split('\n\n').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption className="meta">{t.advisorOf({ advisor: advisor.name })}</figcaption>
    </figure>
  )
}
