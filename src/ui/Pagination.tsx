import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { pageNumbers } from './pageNumbers.ts'
import styles from './Pagination.module.css'

interface PaginationProps {
  /** Name of the landmark. */
  label: string
  page: number
  pages: number
  hrefOf: (page: number) => string
  previous: string
  next: string
  /** Accessible name of a page's link, such as "Page 3". */
  pageLabel: (page: number) => string
  className?: string
}

/** Links to the pages of a list; empty if there is only one. */
export function Pagination({
  label,
  page,
  pages,
  hrefOf,
  previous,
  next,
  pageLabel,
  className,
}: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={cx(styles.pages, className)}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev">
          <Icon name="left" size="sm" />
          <span className={styles.word}>{previous}</span>
        </Link>
      )}
      {pageNumbers(page, pages).map((number, place) =>
        number === null ? (
          <span key={`gap${place}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={hrefOf(number)}
            aria-label={pageLabel(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={hrefOf(page + 1)} rel="next">
          <span className={styles.word}>{next}</span>
          <Icon name="right" size="sm" />
        </Link>
      )}
    </nav>
  )
}
