import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './YourStory.module.css'

/** The last place of the list: the reader's own story, which begins with the registration or a talk. */
export function YourStory() {
  const { yours: t } = useTexts('cases')
  const href = useHref()
  return (
    <section aria-labelledby="your-bridge" className={styles.panel}>
      <Heading level={2} id="your-bridge" className="voice">
        {t.title}
      </Heading>
      <p>{t.text}</p>
      <div className="row">
        <Button variant="go" to={href('entry')}>
          {t.entry}
        </Button>
        <Link to={href('invitation')}>{t.talk}</Link>
      </div>
    </section>
  )
}
