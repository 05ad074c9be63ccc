import styles from './LoadingBar.module.css'

interface LoadingBarProps {
  /** 0 to 100. */
  value: number
  visible: boolean
  label: string
}

/** A line at the top of the window while a page loads, with a dot at its end. */
export function LoadingBar({ value, visible, label }: LoadingBarProps) {
  if (!visible) return null
  return (
    <div className={styles.bar}>
      <div role="progressbar" aria-label={label} aria-valuenow={value} className={styles.line}>
        <i style={{ width: `${value}%` }} />
      </div>
      <span className={styles.text} aria-hidden="true">
        {label}
      </span>
    </div>
  )
}
