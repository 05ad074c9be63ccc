import type { StorySummary } from '#src/api/stories.ts'
import { useTexts } from '#src/context/language.ts'
import {
  type StoryFilterName,
  type StoryFilters,
  type StoryChoice,
  countsOf,
  storyFilterNames,
  labelOf,
  queryAfter,
} from '#src/features/stories/storyFilters.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './FilterLinks.module.css'

interface FilterLinksProps {
  stories: StorySummary[]
  filters: StoryFilters
}

/** The values of each filter as links, so that they work without script; folded until they are needed. */
export function FilterLinks({ stories, filters }: FilterLinksProps) {
  const { filters: t } = useTexts('cases')
  return (
    <details className={styles.filters}>
      <summary>
        <Icon name="filter" size="sm" />
        {t.open}
        <Icon name="down" size="sm" className={styles.chevron} />
      </summary>
      <div className={styles.groups}>
        {storyFilterNames.map((name) => (
          <Group key={name} name={name} stories={stories} filters={filters} />
        ))}
      </div>
    </details>
  )
}

function Group({ name, stories, filters }: FilterLinksProps & { name: StoryFilterName }) {
  const { filters: t } = useTexts('cases')
  const hrefOf = useFilterHref(filters)
  const id = `filter-${name}`
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {t.names[name]}
      </p>
      <ul className={styles.values}>
        {countsOf(stories, filters, name).map(({ value, count }) => (
          <li key={value}>
            <Link
              to={hrefOf({ name, value })}
              rel="nofollow"
              aria-current={filters[name] === value ? 'true' : undefined}
            >
              <span>{labelOf(t, { name, value })}</span>
              <span className="num meta">
                {count}
                <VisuallyHidden>{t.unit({ count })}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns a function for the address of the list after a choice. */
export function useFilterHref(filters: StoryFilters) {
  const path = useHref()('cases')
  return (choice: StoryChoice) => {
    const query = queryAfter(filters, choice)
    return query ? `${path}?${query}` : path
  }
}
