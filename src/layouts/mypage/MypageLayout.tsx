import { Outlet } from 'react-router'
import { usePresence } from '../../features/session/presence.ts'
import { useRow } from '../../routes/useRow.ts'
import { cx } from '../../ui/cx.ts'
import { JobRowsContext, mypageJobRows } from '../../routes/jobRows.ts'
import { Wrap } from '../../ui/Wrap.tsx'
import { Waiting } from '../Waiting.tsx'
import styles from './MypageLayout.module.css'
import { OfflineNote } from './OfflineNote.tsx'
import { MypageMenu } from './MypageMenu.tsx'

/** The layout of the person's own pages: their menu at the side. */
export function MypageLayout() {
  const isLoggedIn = usePresence()
  const flow = useRow()?.flow
  // The editors of documents need the whole width.
  const isEditor = flow === 'resume' || flow === 'career'
  return (
    <Wrap className={cx(styles.layout, !isEditor && styles.columns)}>
      <MypageMenu isRow={isEditor} />
      <div className={styles.page}>
        <OfflineNote />
        {/* After a logout nothing private stays in sight while the login page loads. */}
        {isLoggedIn === false ? (
          <Waiting />
        ) : (
          <JobRowsContext value={mypageJobRows}>
            <Outlet />
          </JobRowsContext>
        )}
      </div>
    </Wrap>
  )
}
