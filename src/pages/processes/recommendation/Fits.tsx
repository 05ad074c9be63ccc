import type { Process } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './Fits.module.css'

/** The points that fit the applicant's wishes, and those that do not. */
export function Fits({ fits }: Pick<Process, 'fits'>) {
  const t = useTexts('processes').recommendation
  if (fits.length === 0) return null
  return (
    <Part title={t.fits}>
      <ul className={styles.fits}>
        {fits.map(({ fits: does, topic, text }) => (
          <li key={topic} className={does ? undefined : styles.no}>
            <Icon name={does ? 'check' : 'alert'} />
            <p>
              <span className="vh">{does ? t.yes : t.no} </span>
              <b>{topic}</b>
              <span className={styles.text}>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
