import { Suspense } from 'react'
import { companyBasics } from '../../context/config.ts'
import { useTexts } from '../../context/language.ts'
import { latePart } from '../../context/latePart.tsx'
import { usePresence } from '../../context/presence.ts'
import { useHref } from '../../routes/useHref.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FootLine } from '../Footer.tsx'
import { HeaderBar } from '../Header.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import footerStyles from '../Footer.module.css'
import item from '../HeaderItem.module.css'
import styles from './EntryLayout.module.css'

/** The layout of the entry: nothing in it leads away from the form. */
export const EntryLayout = () => <SiteFrame header={<EntryHeader />} footer={<EntryFooter />} />

const AccountWatch = latePart({ load: async () => (await import('../account/AccountMenu.tsx')).AccountWatch })

/** The header of the entry: home, the address for questions, and the languages. */
function EntryHeader() {
  const { links } = useTexts('common').footer
  const isLoggedIn = usePresence()
  const { support } = companyBasics().emails
  return (
    <HeaderBar>
      <Link to={`mailto:${support}`} className={cx(item.item, styles.mail)}>
        <Icon name="mail" />
        {links.inquiry}
        <span className={styles.address}>{support}</span>
      </Link>
      <LanguageMenu />
      {isLoggedIn && (
        <Suspense fallback={null}>
          <AccountWatch />
        </Suspense>
      )}
    </HeaderBar>
  )
}

const pages = ['privacy', 'attention'] as const

/** The footer of the entry. Its links open in a new tab, so that the form stays. */
function EntryFooter() {
  const { links } = useTexts('common').footer
  const { newTab } = useTexts('forms')
  const href = useHref()
  return (
    <footer className={footerStyles.footer}>
      <FootLine>
        <ul className={styles.links}>
          {pages.map((id) => (
            <li key={id}>
              <Link to={href(id)} target="_blank">
                {links[id]}
                <VisuallyHidden> {newTab}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      </FootLine>
    </footer>
  )
}
