import type { ComponentProps } from 'react'
import styles from './ActionButton.module.css'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

interface ActionButtonProps extends ComponentProps<'button'> {
  icon: IconName
  /** A switch (Save): pressed fills the icon, the word stays. */
  pressed?: boolean
}

/** A small act beside something: an icon and a word, without a frame. */
export function ActionButton({ icon, pressed, className, children, ...rest }: ActionButtonProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={cx(styles.action, className)}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
