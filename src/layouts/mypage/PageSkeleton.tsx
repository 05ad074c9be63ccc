import { Heading } from '#src/ui/Heading.tsx'
import { useTexts } from '../../context/language.ts'
import { mypageRows } from '../../routes/mypageRows.ts'
import type { Row } from '../../routes/row.ts'
import { cx } from '../../ui/cx.ts'
import { TwoColumns } from '../../ui/layout.tsx'
import { type SkeletonPart, SkeletonParts } from '../../ui/mantine/SkeletonParts.tsx'
import { NeedsScript } from '../NeedsScript.tsx'
import styles from './PageSkeleton.module.css'

/** The placeholder of a personal page, in its shape, until the login is known and the page has its data. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const t = useTexts('common')
  const { head = 'heading', main, side, columns } = shape
  return (
    <div aria-busy="true">
      <Heading level={1} className="vh">
        {t.loading}
      </Heading>
      <NeedsScript />
      <div className={styles.shape}>
        <SkeletonParts parts={[head]} />
        <TwoColumns className={cx(styles.columns, columns && styles[columns])}>
          <SkeletonParts parts={main} />
          {side && <SkeletonParts parts={side} />}
        </TwoColumns>
      </div>
    </div>
  )
}

/** The parts of a page that is being loaded. */
export interface PageShape {
  head?: SkeletonPart
  main: SkeletonPart[]
  /** The narrow column: at the end, or at the start. */
  side?: SkeletonPart[]
  /** Where the narrow column is. `first`: at the end on wide screens and before the rest on small ones. */
  columns?: 'end' | 'first' | 'start' | 'editor'
}

const form: PageShape = { main: ['fields'] }
const done: PageShape = { main: ['letter'] }
const editor: PageShape = { main: ['fields'], side: ['paper'], columns: 'editor' }
const jobs: PageShape = { main: ['cards'], side: ['filters'], columns: 'start' }
const paper: PageShape = { head: 'item', main: ['paper'], side: ['panel'], columns: 'first' }

/** One for each page of the person's area. */
const pageShapes: Record<keyof typeof mypageRows, PageShape> = {
  mypage: { main: ['band', 'cards', 'rows'], side: ['panel', 'rows'], columns: 'end' },
  recommendation: { head: 'item', main: ['letter', 'facts'], side: ['panel'], columns: 'first' },
  applications: { main: ['cards'] },
  application: { head: 'item', main: ['stages', 'panel', 'timeline'] },
  mypageEmail: { main: ['panel'] },
  mypageEmailComplete: done,
  mypagePassword: { main: ['panel'] },
  mypagePasswordComplete: done,
  pdf: paper,
  pdfGenerate: paper,
  resume: editor,
  resumeStep2: editor,
  resumeComplete: done,
  career: editor,
  careerComplete: done,
  notification: { head: 'item', main: ['letter'] },
  welcome: { main: ['letter', 'rows'] },
  mypageJobs: jobs,
  mypageJob: { head: 'item', main: ['facts', 'facts'], side: ['panel'], columns: 'end' },
  keep: { main: ['cards'] },
  referral: { main: ['panel', 'rows'], side: ['panel'], columns: 'end' },
  contact: { main: ['fields'], side: ['panel'], columns: 'end' },
  contactComplete: done,
  profile: { main: ['facts', 'facts'], side: ['panel'], columns: 'first' },
  profileEdit: form,
  profileHistory: form,
  profileAddition: form,
  profileComplete: done,
}

const shapesOfRows = new Map<Row, PageShape>(
  (Object.keys(pageShapes) as (keyof typeof mypageRows)[]).map((id) => [mypageRows[id], pageShapes[id]]),
)

/** Returns the shape of a page while it is being loaded. */
export const shapeOf = (row: Row | undefined): PageShape => (row && shapesOfRows.get(row)) ?? form
