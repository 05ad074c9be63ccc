import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'
import { Link, type LinkProps } from './Link.tsx'

/** A link above a page's heading, to the list that it belongs to. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <p className={styles.back}>
      <Icon name="left" size="sm" />
      <Link {...rest}>{children}</Link>
    </p>
  )
}
