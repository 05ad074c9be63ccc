import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { cx } from './cx.ts'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './Link.module.css'

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

/** Replaces the router's link: its unused features would add 3 KiB. */
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

/** A link from a page up to the list that it is part of. */
export function BackLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.back}>
      <Icon name="left" size="sm" />
      {children}
    </Link>
  )
}

/** The title of an entry in a list, a link that only shows as one under the pointer. */
export function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.quiet}>
      {children}
    </Link>
  )
}

interface TitleLinkProps {
  to: string
  headingLevel: 2 | 3
  className?: string
  /** Language of the title, where it may differ from the page's. */
  lang?: string
  children: ReactNode
}

/** A title in mincho. Its link covers the enclosing `position: relative` entry. */
export function TitleLink({ to, headingLevel, className, lang, children }: TitleLinkProps) {
  return (
    <Heading level={headingLevel} lang={lang} className={cx(styles.title, 'voice', className)}>
      <Link to={to}>{children}</Link>
    </Heading>
  )
}
