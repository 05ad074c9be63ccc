import type { FitRow, VisaRow } from '#domain/fit/fit.ts'
import { useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { levelLabel, useLevelName } from './fitSummary.ts'
import styles from './FitRows.module.css'

const icons: Record<FitRow['result'], IconName> = { ok: 'check', condition: 'alert', no: 'x', untold: 'ask' }

/** The pages of the Immigration Services Agency behind a verdict about the status of residence. */
const sources = {
  certificate: 'https://www.moj.go.jp/isa/applications/procedures/16-1.html',
  change: 'https://www.moj.go.jp/isa/applications/procedures/16-2.html',
  work: 'https://www.moj.go.jp/isa/applications/status/gijinkoku.html',
}

const sourceOf: Partial<Record<VisaRow['reason'], keyof typeof sources>> = {
  certificate: 'certificate',
  noCertificate: 'certificate',
  change: 'change',
  noChange: 'change',
  work: 'work',
}

/** The reasons of a verdict, one row for each condition. */
export function FitRows({ rows }: { rows: FitRow[] }) {
  const t = useTexts('fit')
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.topic} className={cx(styles.row, styles[row.result])}>
          <Icon name={icons[row.result]} />
          <div>
            <p className={styles.head}>
              <b>{t.rows[row.topic]}</b>
              <span className={styles.result}>{t.result[row.result]}</span>
            </p>
            <Reason row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Reason({ row }: { row: FitRow }) {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  const nameOf = useLevelName()
  if (row.topic === 'residence') return <p>{t.residenceRow[row.reason]}</p>
  if (row.topic === 'visa') {
    return (
      <>
        <p>{t.visaRow[row.reason]}</p>
        <Source reason={row.reason} />
      </>
    )
  }
  const { required, own, missing } = row
  const facts = { required: levelLabel(required, options), own: own ? nameOf(own) : '', missing }
  return <p>{t.languageRow[row.reason](facts)}</p>
}

function Source({ reason }: { reason: VisaRow['reason'] }) {
  const t = useTexts('fit')
  const source = sourceOf[reason]
  if (!source) return null
  return (
    <p className={styles.source}>
      {t.source} <a href={sources[source]}>{t.sources[source]}</a>
    </p>
  )
}
