import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import styles from './Opening.module.css'

/** The seed of the picture: a stone bridge by day. */
const PICTURE = 14

/** The first screen: headline and link to the inquiry form on a dark background. */
export function Opening() {
  const t = useTexts('recruiting')
  const href = useHref()
  return (
    <div className={cx('dark', styles.opening)}>
      <Wrap className={styles.columns}>
        <div>
          <Heading level={1} className={cx('voice', styles.headline)}>
            {t.headline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </Heading>
          <p className={styles.lead}>{t.lead}</p>
          <Button to={href('recruitingInquiry')} className={styles.write}>
            {t.contact.write}
          </Button>
        </div>
        <Span seed={PICTURE} width={500} height={400} className={styles.picture} />
      </Wrap>
    </div>
  )
}
