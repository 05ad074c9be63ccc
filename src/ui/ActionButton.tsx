import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './ActionButton.module.css'

interface ActionButtonProps extends ComponentProps<'button'> {
  icon: IconName
  /** For a toggle (Save): `true` fills the icon; the text does not change. */
  pressed?: boolean
}

/** A small secondary action: an icon and a text, without a frame. */
export function ActionButton({ icon, pressed, className, children, ...rest }: ActionButtonProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={cx(styles.action, className)}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
