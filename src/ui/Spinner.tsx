import styles from './Spinner.module.css'

/** A turning ring in the colour of its text. The text names the action. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
