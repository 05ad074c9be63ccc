import { useQuery } from '@tanstack/react-query'
import { type LogEntry, type Message, getRequest } from '../../control/generated/client.ts'
import { CopyText } from '../parts/CopyText.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import styles from './Entries.module.css'

/** Violations, the curl line, and both messages of a request. */
export function RequestDetail({ entry }: { entry: LogEntry }) {
  const { number, violations, curl } = entry
  const detail = useQuery({
    queryKey: ['request', number],
    queryFn: () => getRequest(number),
    // Never loaded again, as the log may have been emptied.
    staleTime: 'static',
  })
  return (
    <>
      {violations.length > 0 && (
        <ul role="list" className={styles.violations} aria-label="Violations of the contract">
          {violations.map(({ side, place, message }) => (
            <li key={`${side} ${place} ${message}`}>
              <strong>
                {side === 'request' ? 'Request' : 'Answer'}, {place}:
              </strong>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <CopyText text={curl} label="Copy as curl" />
      </div>
      <Loaded query={detail}>
        {({ request, answer }) => (
          <>
            <MessageText title="Request" message={request} />
            <MessageText title="Answer" message={answer} />
          </>
        )}
      </Loaded>
    </>
  )
}

function MessageText({ title, message }: { title: string; message: Message }) {
  const headers = message.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')
  const text = [headers, indented(message.body ?? '')].filter((part) => part !== '').join('\n\n')
  return (
    <section aria-label={title}>
      <p className={styles.meta}>{title}</p>
      {/* A region that scrolls is reached by the keyboard. */}
      <pre className={styles.text} role="region" aria-label={`${title}, headers and body`} tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    // The body is no JSON, or only its beginning is known.
    return body
  }
}
