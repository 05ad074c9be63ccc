import { type StoryChoice, type StoryFilters, queryAfter } from '#src/features/stories/storyFilters.ts'
import { useHref } from '#src/routes/useHref.ts'

/** Returns a function for the address of the list after a choice. */
export function useFilterHref(filters: StoryFilters) {
  const path = useHref()('cases')
  return (choice: StoryChoice) => {
    const query = queryAfter(filters, choice)
    return query ? `${path}?${query}` : path
  }
}
