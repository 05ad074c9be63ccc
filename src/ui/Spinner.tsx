import styles from './Spinner.module.css'

/** A turning ring in the colour of its text, which says what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
