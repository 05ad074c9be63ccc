import { type RefObject, Suspense, useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { brand } from '#domain/brand.ts'
import { useLang, useTexts } from '../context/language.ts'
import { latePart } from '../context/latePart.tsx'
import { useHydrated } from '../context/useHydrated.ts'
import { coverPage } from '../lib/coverPage.ts'
import { useHref } from '../routes/useHref.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { Wrap } from '../ui/layout.tsx'
import { Logo } from '../ui/Logo.tsx'
import { mainUi, setMainUi, useMainUi } from './mainUi.ts'
import styles from './BurgerMenu.module.css'
import item from './HeaderItem.module.css'

/**
 * The menu on small screens: a button, and the whole menu as a dialog over the page. A popover that traps the focus, since a
 * modal `dialog` makes the browser restyle the whole page before it responds to the press.
 */
export function BurgerMenu() {
  const t = useTexts('common')
  const showBurger = useMainUi('showBurger')
  const isHydrated = useHydrated()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  /** Restores the scroll position when the person closes the menu; after a navigation the new page has its own. */
  const close = useCallback(() => {
    setMainUi({ showBurger: false })
    opener.current?.focus({ preventScroll: true })
    window.scrollTo({ top: mainUi().scrollPosition, behavior: 'instant' })
  }, [])
  useOpenWhile(showBurger, menu, close)
  return (
    <div className={styles.burger}>
      <button
        ref={opener}
        type="button"
        className={cx(item.item, item.bold, styles.opener)}
        aria-haspopup="dialog"
        aria-expanded={showBurger}
        onClick={open}
      >
        <Icon name="menu" />
        <span className={styles.word}>{t.menu.open}</span>
      </button>
      <div
        ref={menu}
        popover="manual"
        role="dialog"
        aria-modal="true"
        tabIndex={-1}
        aria-label={t.menu.open}
        className={styles.dialog}
      >
        {/* Rendered ahead, so that a press only has to show it. */}
        {(isHydrated || showBurger) && <BurgerPanel isOpen={showBurger} onClose={close} />}
      </div>
    </div>
  )
}

function open() {
  setMainUi({ showBurger: true, scrollPosition: window.scrollY })
}

/** Shows the menu and focuses it while it is open in the store; never on a wide window. */
function useOpenWhile(shown: boolean, menu: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    const element = menu.current
    if (!shown || !element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    coverPage(element, close, signal)
    element.addEventListener('keydown', onKeyDown, { signal })
    element.showPopover()
    element.querySelector('button')?.focus()
    return () => {
      listening.abort()
      element.hidePopover()
    }
  }, [shown, menu, close])
}

const BurgerLinks = latePart({ load: async () => (await import('./BurgerLinks.tsx')).BurgerLinks })

interface BurgerPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The menu: the browser shows its head at once in response to the press, and its links a moment later. */
function BurgerPanel({ isOpen, onClose }: BurgerPanelProps) {
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
