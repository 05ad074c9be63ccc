import { Timeline } from '@mantine/core'
import '@mantine/core/styles/Timeline.css'
import { formatDateTime } from '#domain/times.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import { MantineScope } from '#src/ui/mantine/MantineScope.tsx'
import styles from './History.module.css'

/** The events of a process, the latest first. */
export function History({ history }: Pick<Process, 'history'>) {
  const t = useTexts('processes')
  const lang = useLang()
  return (
    <Part title={t.history}>
      <MantineScope>
        <Timeline active={history.length} bulletSize={14} lineWidth={2} classNames={{ item: styles.item }}>
          {history.map(({ date, text }) => (
            <Timeline.Item key={`${date}${text}`}>
              <time dateTime={date} className="meta num">
                {formatDateTime(new Date(date), lang)}
              </time>
              <p>{text}</p>
            </Timeline.Item>
          ))}
        </Timeline>
      </MantineScope>
      <p className={`meta ${styles.zone}`}>{t.timesAreJapan}</p>
    </Part>
  )
}
