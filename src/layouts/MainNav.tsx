import { Fragment } from 'react'
import { useTexts } from '../app/language.tsx'
import { useHref } from '../routes/useHref.ts'
import { cx } from '../ui/cx.ts'
import { Link } from '../ui/Link.tsx'
import item from './HeaderItem.module.css'
import { JobSearchMenu } from './JobSearchMenu.tsx'
import styles from './MainNav.module.css'
import { mainPages } from './menu.ts'
import { useCurrent } from './useCurrent.ts'

/** The main pages side by side; beside the jobs a button that opens ways to search them. */
export function MainNav() {
  const t = useTexts('common')
  const href = useHref()
  const current = useCurrent()
  return (
    <nav className={styles.nav} aria-label={t.menu.main}>
      <ul className={styles.list}>
        {mainPages.map((id) => (
          <Fragment key={id}>
            <li>
              <Link to={href(id)} aria-current={current(href(id))} className={cx(item.item, item.bold)}>
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
