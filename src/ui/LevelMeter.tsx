import type { CSSProperties, ReactNode } from 'react'
import styles from './LevelMeter.module.css'

interface LevelMeterProps {
  /** Filled planks, 0 (not needed) to 5 (native). */
  level: number
  /** Name of the level. */
  children: ReactNode
}

/** A language level: five planks of a bridge, and the level's name, in an element, since page translators replace bare text. */
export function LevelMeter({ level, children }: LevelMeterProps) {
  return (
    <>
      <Planks level={level} /> <span>{children}</span>
    </>
  )
}

/** The planks alone. Words always accompany them. */
export function Planks({ level }: Pick<LevelMeterProps, 'level'>) {
  const filled: CSSProperties & { '--level': number } = { '--level': level }
  return <span className={styles.planks} style={filled} aria-hidden="true" />
}
