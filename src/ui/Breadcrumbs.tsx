import type { ReactNode } from 'react'
import { Wrap } from './layout.tsx'
import { Link } from './Link.tsx'
import { Unbroken } from './Unbroken.tsx'
import styles from './Breadcrumbs.module.css'

export interface Crumb {
  label: string
  /** Shown instead of the label, where it needs markup. */
  shown?: ReactNode
  /** Language of the label, where it differs from the page's. */
  lang?: string
  /** Left out for the current page, which comes last. */
  to?: string
}

interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string
  items: Crumb[]
}

/** The path from the home page to the current page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <Wrap>
      <nav aria-label={label}>
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.label}>
              {item.to ? (
                <Link to={item.to} lang={item.lang}>
                  {item.label}
                </Link>
              ) : (
                <span aria-current="page" lang={item.lang}>
                  {item.shown ?? <Unbroken>{item.label}</Unbroken>}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </Wrap>
  )
}
