import { useLang } from '#src/context/language.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { companyTexts } from './companyTexts.ts'
import styles from './Story.module.css'

/** The seed of the picture; not the one of the recruiting page. */
const PICTURE = 3

/** The history of the company, with a picture. */
export function Story() {
  const t = companyTexts(useLang())
  return (
    <div className={styles.story}>
      <Span seed={PICTURE} width={640} height={420} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.voice}>{t.voice}</p>
        {t.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
