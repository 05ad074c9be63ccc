import { formatDateTime } from '#domain/times.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import styles from './GivenAnswers.module.css'

/** The applicant's answers in their own words, each with the advisor's reply. */
export function GivenAnswers({ process: { answers, advisor } }: { process: Process }) {
  const { recommendation: t, japanTime } = useTexts('processes')
  const { actions, reasons: reasonTexts } = useTexts('processOptions')
  const lang = useLang()
  const written = answers.filter(({ contents, reasons }) => contents !== '' || reasons.length > 0)
  if (written.length === 0) return null
  return (
    <Part title={t.answers}>
      <ul className={styles.answers}>
        {written.map(({ action, date, contents, reasons, reply }) => (
          <li key={date}>
            <p className="meta num">
              {actions[action]} ·{' '}
              <time dateTime={date}>{japanTime({ time: formatDateTime(new Date(date), lang) })}</time>
            </p>
            {reasons.length > 0 && <p>{reasons.map((reason) => reasonTexts[reason]).join(' / ')}</p>}
            {contents !== '' && (
              <p lang="" className={styles.words}>
                {contents}
              </p>
            )}
            {reply !== '' && (
              <div className={styles.reply}>
                <p className="meta">{t.reply({ advisor: advisor.name })}</p>
                <p className={styles.words}>{reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}
