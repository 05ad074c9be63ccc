import { Timeline } from '@mantine/core'
import '@mantine/core/styles/Timeline.layer.css'
import { formatDateTime } from '#domain/times.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './History.module.css'

/** The events of a process, the latest first. */
export function History({ history }: Pick<Process, 'history'>) {
  const t = useTexts('processes')
  const lang = useLang()
  return (
    <JobSection title={t.history}>
      <Timeline active={history.length} bulletSize={14} lineWidth={2} classNames={{ item: styles.item }}>
        {history.map(({ date, text }) => (
          <Timeline.Item key={`${date}${text}`}>
            <time dateTime={date} className="meta num">
              {formatDateTime(new Date(date), lang)}
            </time>
            <p>
              <Unbroken sentence>{text}</Unbroken>
            </p>
          </Timeline.Item>
        ))}
      </Timeline>
      <p className={`meta ${styles.zone}`}>{t.timesAreJapan}</p>
    </JobSection>
  )
}
