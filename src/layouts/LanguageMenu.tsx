import { useLang, useTexts } from '../context/language.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import item from './HeaderItem.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'
import { usePopover } from './usePopover.ts'

/** The languages in a menu. `isInBurger`: on small screens the burger menu has them instead. */
export function LanguageMenu({ isInBurger }: { isInBurger?: boolean }) {
  const lang = useLang()
  const t = useTexts('common')
  const popover = usePopover('isMenuActiveLang')
  return (
    <div className={cx(isInBurger && styles.wide)}>
      <button type="button" popoverTarget={popover.id} className={cx(item.item, styles.button)}>
        <Icon name="globe" />
        <VisuallyHidden>{t.language.label} </VisuallyHidden>
        <span>{t.language.names[lang]}</span>
        <Icon name="down" size="sm" />
      </button>
      <div {...popover} className={cx(item.panel, styles.panel)}>
        <LanguageLinks className={styles.list} />
      </div>
    </div>
  )
}
