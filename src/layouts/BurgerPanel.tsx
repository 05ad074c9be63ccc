import { Suspense, useDeferredValue } from 'react'
import { brand } from '#domain/brand.ts'
import { useLang, useTexts } from '../context/language.ts'
import { lazyExtra } from '../lib/lazyExtra.ts'
import { useHref } from '../routes/useHref.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './BurgerPanel.module.css'

const BurgerLinks = lazyExtra(async () => (await import('./BurgerLinks.tsx')).BurgerLinks)

interface BurgerPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The menu: the browser shows its head at once in response to the press, and its links a moment later. */
export function BurgerPanel({ isOpen, onClose }: BurgerPanelProps) {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  const isFilled = useDeferredValue(isOpen)
  return (
    <Wrap className={cx('dark', styles.panel)}>
      <div className={styles.top}>
        <Logo to={href('home')} name={brand.name[lang]} label={t.homeLink} />
        <button type="button" className={styles.close} onClick={onClose}>
          {t.menu.close}
          <Icon name="x" />
        </button>
      </div>
      <Suspense fallback={null}>{isFilled && <BurgerLinks />}</Suspense>
    </Wrap>
  )
}
