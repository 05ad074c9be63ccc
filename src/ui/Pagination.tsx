import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
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

/**
 * Returns the pages that a pagination shows: first, last and those around the current one; `null` marks a gap.
 * @example pageNumbers(6, 12) // [1, null, 5, 6, 7, null, 12]
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const from = Math.min(current - 1, last - 3)
  const to = Math.max(current + 1, 4)
  const numbers: (number | null)[] = []
  for (let page = 1; page <= last; page++) {
    if (page === 1 || page === last || (page >= from && page <= to)) numbers.push(page)
    else if (page === from - 1 && page === 2) numbers.push(page)
    else if (page === to + 1 && page === last - 1) numbers.push(page)
    else if (numbers.at(-1) !== null) numbers.push(null)
  }
  return numbers
}
