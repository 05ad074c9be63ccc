import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './Points.module.css'

export type Point = { icon: IconName; text: string }

/** A ruled list of facts, each with an icon. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
