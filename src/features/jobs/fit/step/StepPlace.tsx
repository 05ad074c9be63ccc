import type { ComponentProps } from 'react'
import { cx } from '#src/ui/cx.ts'
import styles from './StepPlace.module.css'

interface StepPlaceProps extends ComponentProps<'div'> {
  /** Whether the title is loading too. */
  isTitled?: boolean
}

/** The place of the next step in its panel while it is loading. */
export function StepPlace({ isTitled, ...rest }: StepPlaceProps) {
  return <div {...rest} className={cx(styles.place, isTitled && styles.titled)} />
}
