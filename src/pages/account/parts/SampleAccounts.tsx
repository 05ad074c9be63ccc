import type { LoginValues } from '#domain/forms/account.ts'
import { useTexts } from '#src/context/language.ts'
import { Note } from '#src/ui/Note.tsx'
import styles from './account.module.css'

const PASSWORD = 'hashi2026'
const samples = [
  { email: 'maria@example.com', name: 'maria' },
  { email: 'linh@example.com', name: 'linh' },
] as const

/** The sample accounts; a press fills in the form. Mock mode only. */
export function SampleAccounts({ onChoose }: { onChoose: (values: LoginValues) => void }) {
  const { samples: t } = useTexts('account').login
  return (
    <Note className={styles.samples}>
      <p>
        <b>{t.title}</b> {t.password} <code>{PASSWORD}</code>
      </p>
      <ul className={styles.sample}>
        {samples.map(({ email, name }) => (
          <li key={email}>
            <button type="button" onClick={() => onChoose({ email, password: PASSWORD })}>
              {email}
            </button>{' '}
            {t[name]}
          </li>
        ))}
      </ul>
    </Note>
  )
}
