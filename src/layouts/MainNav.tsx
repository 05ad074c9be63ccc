import { Fragment } from 'react'
import { useLang, useTexts } from '../context/language.ts'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import { JobSearchMenu } from './JobSearchMenu.tsx'
import { mainPages, menuLinks } from './menu.ts'
import { useCurrent } from './useCurrent.ts'
import item from './HeaderItem.module.css'
import styles from './MainNav.module.css'

/** The main pages in a row, with a button next to the jobs that opens job searches. */
export function MainNav() {
  const t = useTexts('common')
  const current = useCurrent()
  return (
    <nav className={styles.nav} aria-label={t.menu.main}>
      <ul className={styles.list}>
        {menuLinks(useLang(), mainPages).map(({ id, to }) => (
          <Fragment key={id}>
            <li>
              <Link to={to} aria-current={current(to)} className={cx(item.item, item.bold)}>
                {t.pages[id]}
              </Link>
            </li>
            {id === 'jobs' && (
              <li className={styles.more}>
                <JobSearchMenu />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}
