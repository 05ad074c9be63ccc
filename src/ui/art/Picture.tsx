import { cx } from '../cx.ts'
import { Drawing } from './Drawing.tsx'
import type { Drawn } from './drawings.ts'
import styles from './Picture.module.css'

interface PictureProps {
  name: string
  width: number
  height: number
  drawn: Drawn
  className?: string
}

/** The frame of a picture that fills its box like a photograph. */
export function Picture({ width, height, className, ...drawing }: PictureProps) {
  return (
    <Drawing
      {...drawing}
      className={cx(styles.picture, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    />
  )
}
