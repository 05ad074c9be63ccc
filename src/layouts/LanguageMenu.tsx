import { useLocation } from 'react-router'
import { type Lang, languages } from '#domain/lang.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useRow } from '../routes/useRow.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useMainUi } from './mainUi.ts'
import { otherPath } from './otherLanguage.ts'
import { usePopover } from './usePopover.ts'
import item from './HeaderItem.module.css'
import styles from './LanguageMenu.module.css'

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

/** The languages by their own names: the current one, and a link to this page in the other, with query and hash. */
export function LanguageLinks({ className }: { className?: string }) {
  const lang = useLang()
  const t = useTexts('common')
  return (
    <ul className={className}>
      {languages.map((each) => (
        <li key={each} lang={each}>
          {each === lang ? (
            <span aria-current="true">
              {t.language.names[each]}
              <Icon name="check" />
            </span>
          ) : (
            <OtherLanguageLink other={each} />
          )}
        </li>
      ))}
    </ul>
  )
}

function OtherLanguageLink({ other }: { other: Lang }) {
  const lang = useLang()
  const t = useTexts('common')
  const { pathname, search, state } = useLocation()
  const currentHash = useMainUi('currentHash')
  const hasMirror = useRow()?.only === undefined
  const path = otherPath(lang, pathname, hasMirror)
  return (
    <Link to={hasMirror ? path + search + currentHash : path} state={state} hrefLang={other}>
      {hasMirror ? t.language.names[other] : t.language.homes[other]}
    </Link>
  )
}
