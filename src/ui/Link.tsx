import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import styles from './Link.module.css'
import type { IconName } from './iconPaths.ts'

export interface LinkProps extends RouterLinkProps {
  to: string
}

/** A link within the site or, when `to` is a whole address, out of it. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />
}

interface MoreLinkProps extends LinkProps {
  icon?: IconName
}

/** The way on from a section: bold text and an arrow. */
export function MoreLink({ icon = 'arrow', className, children, ...rest }: MoreLinkProps) {
  return (
    <RouterLink {...rest} className={cx(styles.more, className)}>
      {children}
      <Icon name={icon} />
    </RouterLink>
  )
}
