import { useId } from 'react'
import type { Completeness } from '#domain/completeness.ts'
import { useTexts } from '#src/context/language.ts'
import { GaugeArch } from '#src/ui/art/GaugeArch.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './CompletenessSheet.module.css'
import { useMissingLinks } from './useMissingLinks.ts'

interface CompletenessSheetProps {
  completeness: Completeness
  title?: string
  className?: string
}

/** How complete the profile is, drawn as an arch, with a link to each missing part. */
export function CompletenessSheet({ completeness, title, className }: CompletenessSheetProps) {
  const t = useTexts('completeness')
  const id = useId()
  const { percent } = completeness
  const missing = useMissingLinks(completeness.missing)
  return (
    <section aria-labelledby={id} className={className}>
      <Sheet className={styles.sheet}>
        <h2 id={id} className={styles.title}>
          {title ?? t.title}
        </h2>
        <GaugeArch percent={percent} text={t.percent({ percent })} className={styles.arch} />
        <p className={cx('meta', styles.text)}>
          <span className="vh">{t.spoken({ percent })}. </span>
          {t.left({ count: missing.length })}
        </p>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map(({ part, label, minutes, to }) => (
              <li key={part}>
                <Link to={to}>
                  {label}
                  <span className="meta num">{t.minutes({ minutes })}</span>
                  <Icon name="right" size="sm" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </section>
  )
}
