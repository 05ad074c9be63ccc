import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Link.module.css'
import type { IconName } from './iconPaths.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** The state of the history entry, within the site. */
  state?: unknown
}

const isWholeAddress = (to: string): boolean => /^[a-z][a-z\d+.-]*:|^\/\//i.test(to)

/** A link within the site or, when `to` is an absolute URL, to another site. */
export function Link({ to, children, ...rest }: LinkProps) {
  if (!isWholeAddress(to)) {
    return (
      <SiteLink {...rest} to={to}>
        {children}
      </SiteLink>
    )
  }
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

/** Replaces the router's link, whose unused features would add 3 KiB. */
function SiteLink({ to, state, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { target: rest.target, state })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={useHref(to)} onClick={press}>
      {children}
    </a>
  )
}

interface MoreLinkProps extends LinkProps {
  icon?: IconName
}

/** A link from a section to more of its content: bold text and an arrow. */
export function MoreLink({ icon = 'arrow', className, children, ...rest }: MoreLinkProps) {
  return (
    <Link {...rest} className={cx(styles.more, className)}>
      {children}
      <Icon name={icon} />
    </Link>
  )
}
