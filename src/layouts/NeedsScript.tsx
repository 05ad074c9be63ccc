import { useHref, useLocation } from 'react-router'
import { useTexts } from '../context/language.ts'
import styles from './NeedsScript.module.css'

/** The reasons why a page stays in its waiting state: scripts are off, or the program could not be loaded (`src/start`). */
export function NeedsScript() {
  const t = useTexts('common')
  const { pathname, search } = useLocation()
  const here = useHref({ pathname, search })
  return (
    <>
      <noscript>
        <p>{t.needsScript}</p>
      </noscript>
      <p className={styles.failed}>
        {t.notLoaded} <a href={here}>{t.reload}</a>
      </p>
    </>
  )
}
