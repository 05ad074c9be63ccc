import styles from './notification.module.css'

/** A message by the advisor or the company. An empty line separates paragraphs; markup is shown as text. */
export function Letter({ text }: { text: string }) {
  return (
    <div className={styles.letter}>
      {text.split(/\n{2,}/).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  )
}
