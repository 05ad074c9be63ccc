import type { ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useHref } from '../routes/useHref.ts'
import { Logo } from '../ui/Logo.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './HeaderBar.module.css'

/** The sticky bar of a header. It begins with the way home. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  return (
    <header className={styles.header}>
      <Wrap className={styles.row}>
        <Logo to={href('home')} name={brand.name[lang]} label={t.homeLink} className={styles.logo} />
        {children}
      </Wrap>
    </header>
  )
}
