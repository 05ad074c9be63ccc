import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ai6, ai7 } from '#src/ui/art/colors.ts'
import { Tile } from '#src/ui/art/Tile.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import styles from './EmployerBand.module.css'

/** Links for employers, at the bottom of the page. */
export function EmployerBand() {
  const { employers: t } = useTexts('home')
  const href = useHref()
  return (
    <section aria-labelledby="employers" className={cx('dark', styles.band)}>
      <Tile
        kind="asanoha"
        ground={ai7}
        line={ai6}
        scale={1.6}
        width={1600}
        height={300}
        className={styles.ground}
      />
      <Wrap className={styles.columns}>
        <div>
          <Heading level={2} id="employers">
            {t.title}
          </Heading>
          <p>{t.text}</p>
        </div>
        <div className="row">
          <Button variant="line" to={href('recruiting')} iconAfter="arrow">
            {t.link}
          </Button>
          <MoreLink to={href('recruitingInquiry')}>{t.ask}</MoreLink>
        </div>
      </Wrap>
    </section>
  )
}
