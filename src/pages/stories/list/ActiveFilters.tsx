import { useTexts } from '#src/context/language.ts'
import { type StoryFilters, choicesOf, labelOf } from '#src/features/stories/storyFilters.ts'
import { useFocusAfterRemoval } from '#src/lib/focus.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Chip, Chips } from '#src/ui/Chip.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useFilterHref } from './FilterLinks.tsx'
import styles from './ActiveFilters.module.css'

/** The id of the number of stories. */
const FOUND_ID = 'stories-found'

interface ActiveFiltersProps {
  filters: StoryFilters
  /** The number of stories found. */
  count: number
}

/** The number of stories, and the chosen filters as links that remove them. Announced after each choice. */
export function ActiveFilters({ filters, count }: ActiveFiltersProps) {
  const { filters: t } = useTexts('cases')
  const cases = useHref()('cases')
  const hrefOf = useFilterHref(filters)
  const choices = choicesOf(filters)
  useFocusAfterRemoval(choices.length, FOUND_ID)
  return (
    <div className={styles.row}>
      <p id={FOUND_ID} tabIndex={-1} role="status" className={choices.length === 0 ? 'vh' : styles.found}>
        {choices.length > 0 && t.found({ count })}
      </p>
      {choices.length > 0 && (
        <Chips label={t.active}>
          {choices.map((choice) => (
            <Chip key={choice.name} to={hrefOf(choice)} removeText={t.remove}>
              {t.chip({ name: t.names[choice.name], label: labelOf(t, choice) })}
            </Chip>
          ))}
          <Link to={cases}>{t.clear}</Link>
        </Chips>
      )}
    </div>
  )
}
