import { useId } from 'react'
import type { Completeness, MissingPart } from '#domain/completeness.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { GaugeArch } from '#src/ui/art/GaugeArch.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/Link.tsx'
import { partHref } from './partHref.ts'
import styles from './CompletenessPanel.module.css'

interface CompletenessPanelProps {
  completeness: Completeness
  title?: string
  className?: string
}

/** How complete the profile is, drawn as an arch, with a link to each missing part. */
export function CompletenessPanel({ completeness, title, className }: CompletenessPanelProps) {
  const t = useTexts('completeness')
  const id = useId()
  const { percent } = completeness
  const missing = useMissingLinks(completeness.missing)
  return (
    <section aria-labelledby={id} className={className}>
      <Panel className={styles.sheet}>
        <Heading level={2} id={id} className={styles.title}>
          {title ?? t.title}
        </Heading>
        <GaugeArch percent={percent} text={t.percent({ percent })} className={styles.arch} />
        <p className={cx('meta', styles.text)}>
          <span className="vh">{t.spoken({ percent })}</span>
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
      </Panel>
    </section>
  )
}

/** More missing parts than this are shown by their page: a new person has a few things to do, not a dozen. */
const MOST_PARTS = 6

/** Returns the missing parts with their labels and the addresses that fill them. */
function useMissingLinks(missing: MissingPart[]) {
  const lang = useLang()
  const { parts, pages } = useTexts('completeness')
  const isMany = missing.length > MOST_PARTS
  return (isMany ? byPage(missing) : missing).map((each) => ({
    part: each.part,
    minutes: each.minutes,
    label: isMany ? pages[each.page] : parts[each.part],
    to: partHref(lang, each),
  }))
}

/** Returns the first missing part of each page, with the time of all. */
function byPage(missing: MissingPart[]): MissingPart[] {
  const first = new Map<string, MissingPart>()
  for (const part of missing) {
    const minutes = (first.get(part.page)?.minutes ?? 0) + part.minutes
    first.set(part.page, { ...(first.get(part.page) ?? part), minutes })
  }
  return [...first.values()]
}
