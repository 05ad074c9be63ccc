import { Unspaced } from './Unspaced.tsx'
import styles from './Addresses.module.css'

const latinWord = /([\w.+%@-]+)/

/** A sentence with e-mail addresses in it. An address that does not fit begins a new line, and a longer one breaks at its marks. */
export function Addresses({ text }: { text: string }) {
  return text.split(latinWord).map((part, place) =>
    part.includes('@') ? (
      <span key={place} className={styles.address}>
        <Unspaced text={part} />
      </span>
    ) : (
      part
    ),
  )
}
