import { Outlet, useMatches } from 'react-router'
import { usePresence } from '../../context/presence.ts'
import { failureIn, isUndecided } from '../../page/loaderData.ts'
import { isDocument } from '../../routes/flows.ts'
import { JobRowsContext, mypageJobRows } from '../../routes/jobRows.ts'
import { table } from '../../routes/table.ts'
import { useRow } from '../../routes/useRow.ts'
import { cx } from '../../ui/cx.ts'
import { Wrap } from '../../ui/layout.tsx'
import { MantineScope } from '../../ui/mantine/MantineScope.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { MypageMenu } from './MypageMenu.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { PageSkeleton, shapeOf } from './PageSkeleton.tsx'
import styles from './MypageLayout.module.css'

/** The layout of the person's own pages: their menu at the side, or above pages that have columns of their own. */
export function MypageLayout() {
  const isLoggedIn = usePresence()
  const row = useRow()
  const loaded = useMatches().map(({ loaderData }) => loaderData)
  const failure = loaded.map(failureIn).find(Boolean)
  // The editors of documents and the job search need the whole width; the editors' complete pages do not.
  const isEditor = row?.flow !== undefined && isDocument(row.flow) && !row.guards?.includes('receipt')
  const isWide = row === table.mypageJobs || isEditor
  // After a logout nothing private stays in sight while the login page loads.
  const isWaiting = isLoggedIn === false || loaded.some(isUndecided)
  return (
    <MantineScope>
      <Wrap className={cx(styles.layout, !isWide && styles.columns)}>
        <MypageMenu isRow={isWide} />
        <div className={styles.page}>
          <OfflineNote />
          {isWaiting ? (
            <PageSkeleton shape={shapeOf(row)} />
          ) : (
            <JobRowsContext value={mypageJobRows}>
              {failure ? <LoadFailure failure={failure} /> : <Outlet />}
            </JobRowsContext>
          )}
        </div>
      </Wrap>
    </MantineScope>
  )
}
