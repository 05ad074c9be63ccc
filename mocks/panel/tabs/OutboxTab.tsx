import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type Mail, listMails, removeMails } from '../../control/generated/client.ts'
import { LinkedText } from '../parts/LinkedText.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Part } from '../parts/Part.tsx'
import { NoRows } from '../parts/Rows.tsx'
import { formatTime } from '../parts/time.ts'
import styles from './Entries.module.css'

/** All mails that the mock has sent, with working links. */
export function OutboxTab() {
  const mails = useQuery({ queryKey: ['mails'], queryFn: () => listMails() })
  const remove = useMutation({ mutationFn: () => removeMails() })
  return (
    <Part
      title="Mails"
      actions={
        <Button variant="default" disabled={mails.data?.total === 0} onClick={() => remove.mutate()}>
          Empty
        </Button>
      }
    >
      <Loaded query={mails}>
        {({ items }) =>
          items.length === 0 ? (
            <NoRows>No mail yet. Send the entry form, or ask for a new password.</NoRows>
          ) : (
            <ul role="list" className={styles.entries}>
              {items.map((mail) => (
                <li key={mail.number}>
                  <MailEntry mail={mail} isOpen={mail.number === items[0]?.number} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  )
}

function MailEntry({ mail, isOpen }: { mail: Mail; isOpen: boolean }) {
  const { subject, to, sentAt, mailType, text } = mail
  const lang = /[ぁ-んァ-ヶ]/.test(text) ? 'ja' : 'en'
  return (
    <details open={isOpen}>
      <summary>
        <span className={styles.title} lang={lang}>
          {subject}
        </span>
        <span className={styles.meta}>
          {to}, {formatTime(sentAt)}
          {mailType !== null && `, mail type ${mailType}`}
        </span>
      </summary>
      <pre className={styles.text} lang={lang}>
        <LinkedText text={text} />
      </pre>
    </details>
  )
}
