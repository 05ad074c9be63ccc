import { useQuery } from '@tanstack/react-query'
import { authQuery } from '../../api/account.ts'
import { useLang, useTexts } from '../../context/language.ts'
import { useLogout } from '../../features/session/useLeaving.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useCurrent } from '../useCurrent.ts'
import { UnreadCount } from './UnreadCount.tsx'
import { personMenu } from './personMenu.ts'
import styles from './PersonLinks.module.css'

/** The name of the signed-in person, links to the main pages of the area, and the logout. */
export function PersonLinks({ className }: { className?: string }) {
  const lang = useLang()
  const t = useTexts('person')
  const { data: auth } = useQuery(authQuery(lang))
  const current = useCurrent()
  const logout = useLogout()
  return (
    <div className={styles.menu}>
      <p className={styles.person}>
        <b className={styles.name}>{auth?.name}</b>
        <span className={styles.email}>{auth?.email}</span>
      </p>
      <ul className={className}>
        {personMenu(lang).map(({ name, icon, to }) => (
          <li key={name}>
            <Link to={to} aria-current={current(to)}>
              <Icon name={icon} />
              {t.links[name]}
              {name === 'dashboard' && <UnreadCount />}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logout()}>
            <Icon name="logout" />
            {t.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}
