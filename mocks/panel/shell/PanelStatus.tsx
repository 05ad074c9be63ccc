import { useStatus } from '../parts/status.ts'
import { formatTime } from '../parts/time.ts'
import styles from './Panel.module.css'

/** Where the mock runs, its time, and its counts. */
export function PanelStatus() {
  const status = useStatus()
  if (!status) return <p className={styles.status}>The mock is loading…</p>
  const { host, now, requests, violations, mails } = status
  return (
    <dl className={styles.status}>
      <div>
        <dt>Runs</dt>
        <dd>{host === 'page' ? 'in this page' : 'over HTTP'}</dd>
      </div>
      <div>
        <dt>Time in Japan</dt>
        <dd>{formatTime(now)}</dd>
      </div>
      <div>
        <dt>Requests</dt>
        <dd>{requests}</dd>
      </div>
      <div>
        <dt>Violations</dt>
        <dd className={violations > 0 ? styles.bad : undefined}>{violations}</dd>
      </div>
      <div>
        <dt>Mails</dt>
        <dd>{mails}</dd>
      </div>
    </dl>
  )
}
