import { type RefObject, useEffect, useRef } from 'react'
import { useTexts } from '../app/language.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './BurgerMenu.module.css'
import { BurgerPanel } from './BurgerPanel.tsx'
import item from './HeaderItem.module.css'
import { mainUi, setMainUi, useMainUi } from './mainUi.ts'

/** From this width on the header has space for the links themselves. */
const WIDE = '(min-width: 64em)'

/** On small screens: a button and the whole menu as a dialog. The page under it stays where it is. */
export function BurgerMenu() {
  const t = useTexts('common')
  const { showBurger } = useMainUi()
  const dialog = useRef<HTMLDialogElement>(null)
  useOpenWhile(showBurger, dialog)
  const close = () => dialog.current?.close()
  return (
    <div className={styles.burger}>
      <button
        type="button"
        className={cx(item.item, item.bold)}
        aria-haspopup="dialog"
        aria-expanded={showBurger}
        onClick={open}
      >
        <Icon name="menu" />
        {t.menu.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={t.menu.open} onClose={closed}>
        {showBurger && <BurgerPanel onClose={close} />}
      </dialog>
    </div>
  )
}

function open() {
  setMainUi({ showBurger: true, attachSubNavi: true, scrollPosition: window.scrollY })
}

/** The person closed it, so the page is shown as it was; after a navigation the new page has its own position. */
function closed() {
  if (!mainUi().showBurger) return
  setMainUi({ showBurger: false })
  window.scrollTo({ top: mainUi().scrollPosition, behavior: 'instant' })
}

/** Shows the dialog while the store says so, and never on a wide window. */
function useOpenWhile(shown: boolean, dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current
    if (!shown || !element) return undefined
    const close = () => element.close()
    const wide = window.matchMedia(WIDE)
    element.showModal()
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      close()
    }
  }, [shown, dialog])
}
