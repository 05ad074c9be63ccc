import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps extends Pick<CSSProperties, 'height' | 'width'> {
  className?: string
}

/** The place of something that is being loaded. Mantine's would bring its provider into each first load, 13 KiB. */
export function Skeleton({ height, width, className }: SkeletonProps) {
  return <div className={cx(styles.skeleton, className)} style={{ height, width }} />
}
