import { Suspense } from 'react'
import { mail } from '#domain/company.ts'
import { useTexts } from '../../context/language.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { usePresence } from '../../context/presence.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { HeaderBar } from '../HeaderBar.tsx'
import item from '../HeaderItem.module.css'
import { LanguageMenu } from '../LanguageMenu.tsx'
import styles from './EntryHeader.module.css'

const PersonWatch = lazyExtra(async () => (await import('../account/person.ts')).PersonWatch)

/** The header of the entry: home, the address for questions, and the languages. */
export function EntryHeader() {
  const { footer } = useTexts('common')
  const isLoggedIn = usePresence()
  return (
    <HeaderBar>
      <Link to={`mailto:${mail.support}`} className={cx(item.item, styles.mail)}>
        <Icon name="mail" />
        {footer.links.inquiry}
        <span className={styles.address}>{mail.support}</span>
      </Link>
      <LanguageMenu />
      {isLoggedIn && (
        <Suspense fallback={null}>
          <PersonWatch />
        </Suspense>
      )}
    </HeaderBar>
  )
}
