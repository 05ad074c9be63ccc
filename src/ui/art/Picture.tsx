import { cx } from '../cx.ts'
import styles from './Picture.module.css'

interface PictureProps {
  width: number
  height: number
  /** SVG made in this folder: numbers and colours, never text from outside. */
  markup: string
  className?: string
}

/** The frame of a drawn picture. It says nothing to the ear: a title always stands beside it. */
export function Picture({ width, height, markup, className }: PictureProps) {
  return (
    <svg
      className={cx(styles.picture, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
