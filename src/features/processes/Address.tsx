import { Fragment } from 'react'
import styles from './Address.module.css'

/** An address that breaks between its parts (street, building), and within a part only if that is wider than the line. */
export function Address({ text }: { text: string }) {
  return text.split(' ').map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ))
}
