import { cx } from '#src/ui/cx.ts'
import styles from './Headline.module.css'

/** The page's h1, with a line break after each line. */
export function Headline({ lines }: { lines: string[] }) {
  return (
    <h1 className={cx(styles.headline, 'voice')}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </h1>
  )
}
