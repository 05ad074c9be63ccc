import type { ReactNode } from 'react'
import type { Lang } from '#domain/lang.ts'
import { LanguageContext } from '#src/context/language.ts'
import styles from './LanguageFrame.module.css'

/** The content of a page of the Japanese blog in its own language: its texts, dates and typography. */
export function LanguageFrame({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <LanguageContext value={lang}>
      <div lang={lang} className={styles.frame}>
        {children}
      </div>
    </LanguageContext>
  )
}
