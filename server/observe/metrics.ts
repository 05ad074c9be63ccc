/** The metrics of this process in the format of Prometheus. `docs/monitoring` has a dashboard and alarms for them. */

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { readWork } from './work.ts'
import type { Observed } from './work.ts'

/** Upper bounds in seconds: pages of the cache take 3 ms, an import minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

export type Metrics = ReturnType<typeof createMetrics>

/** Creates the metrics. Those of the store are read when they are asked for. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })

  const store = {
    pool: gauge('hashi_database_connections', 'Connections to PostgreSQL, and calls that wait for one', [
      'state',
    ]),
    revision: gauge('hashi_content_revision_info', 'The revision of the content that is shown', ['revision']),
    indexLag: gauge(
      'hashi_job_index_lag_seconds',
      'Time that searches have not seen the newest change of jobs',
    ),
    mails: gauge('hashi_mails', 'Mails by state', ['state']),
    oldestMail: gauge('hashi_oldest_mail_seconds', 'Age of the oldest queued mail'),
    pending: gauge('hashi_pending_processes', 'Answers of applicants that wait for the intake'),
    unscanned: gauge('hashi_files_unscanned', 'Files that wait for the virus scanner'),
    withheld: gauge('hashi_files_withheld', 'Files with a virus, found after their upload'),
    lastImport: gauge(
      'hashi_last_import_timestamp_seconds',
      'Time of the last import that changed something',
    ),
    lastBackup: gauge('hashi_last_backup_timestamp_seconds', 'Time of the last backup by the command line'),
  }

  return {
    registry,
    requests: new Counter({
      name: 'hashi_http_requests_total',
      help: 'Requests by operation, method and status',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'hashi_http_request_duration_seconds',
      help: 'Time until a response',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    }),
    running: gauge('hashi_http_requests_running', 'Requests that are being handled'),
    security: new Counter({
      name: 'hashi_security_events_total',
      help: 'Security events by kind',
      labelNames: ['event'],
      registers,
    }),
    /** Returns the text for a scraper. Values of the store are missing while it does not answer. */
    async text(observed: Observed): Promise<string> {
      const work = await readWork(observed)
      for (const each of Object.values(store)) each.reset()
      for (const [state, value] of Object.entries(work.pool ?? {})) store.pool.set({ state }, value)
      if (work.stored) {
        const {
          revision,
          indexLag,
          mails,
          oldestMail,
          pending,
          unscanned,
          withheld,
          lastImport,
          lastBackup,
        } = work.stored
        store.revision.set({ revision }, 1)
        store.indexLag.set(indexLag)
        for (const [state, value] of Object.entries(mails)) store.mails.set({ state }, value)
        store.oldestMail.set(oldestMail)
        store.pending.set(pending)
        store.unscanned.set(unscanned)
        store.withheld.set(withheld)
        store.lastImport.set(lastImport)
        store.lastBackup.set(lastBackup)
      }
      return registry.metrics()
    },
  }
}
