import type { ComponentProps, MouseEvent } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Link, type LinkProps } from './Link.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

interface ButtonLook {
  /** `go`: the main step forward (register, apply, send), one in a view. */
  variant?: 'primary' | 'go' | 'line' | 'text'
  size?: 'md' | 'sm'
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
}

interface PlainButtonProps extends ButtonLook, ComponentProps<'button'> {
  to?: undefined
  /** Shows a spinner in the same colour and takes no clicks. */
  busy?: boolean
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  busy?: undefined
}

export type ButtonProps = PlainButtonProps | ButtonLinkProps

/** A button, or a link that looks like one if `to` is given. `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size, wide, icon, iconAfter, className, children, busy, ...rest } = props
  const look = cx(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'sm' && styles.sm,
    wide && styles.wide,
    className,
  )
  const content = (
    <>
      {icon && !busy && <Icon name={icon} size={size} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={size} />}
      {/* Last in the DOM, though displayed first: React cannot insert before a text that a page translator has replaced. */}
      {busy && <Spinner />}
    </>
  )
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={look}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" {...rest} {...(busy && inert)} className={look}>
      {content}
    </button>
  )
}

/** A busy button stays focusable, but clicks and submission are prevented. */
const inert = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
}
