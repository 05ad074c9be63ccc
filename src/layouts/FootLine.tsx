import type { ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import { jstDate } from '#domain/dates.ts'
import { analyticsConfig } from '../context/config.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useNow } from '../context/now.ts'
import { askingStore } from '../features/analytics/asking.ts'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './FootLine.module.css'

/** The last line of a footer: the licence, links, and the copyright. */
export function FootLine({ children }: { children?: ReactNode }) {
  const lang = useLang()
  const { footer: t } = useTexts('common')
  const year = jstDate(useNow()).slice(0, 4)
  return (
    <Wrap className={styles.foot}>
      <span>
        {t.licence} <span className="nb">{brand.licence[lang]}</span>
      </span>
      {children}
      {analyticsConfig() && (
        <button type="button" className={styles.consent} onClick={() => askingStore.set(true)}>
          {t.consent}
        </button>
      )}
      <span>{t.copyright({ year })}</span>
    </Wrap>
  )
}
