import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'
import { Link, type LinkProps } from './Link.tsx'

/** A link from a page up to the list that it is part of. */
export function BackLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.back}>
      <Icon name="left" size="sm" />
      {children}
    </Link>
  )
}
