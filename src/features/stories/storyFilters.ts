import type { Texts } from '#i18n/texts.ts'
import { JapaneseLevel, JobCategory, PresentOccupation, StoryOrigin } from '#openapi/generated/options.ts'
import type { StorySummary } from '#src/api/stories.ts'

/** The values of each filter, in the order of display. The names are those of the stories' fields, and of the query. */
const values = {
  roleBefore: Object.values(PresentOccupation),
  roleAfter: Object.values(JobCategory),
  origin: Object.values(StoryOrigin),
  japaneseLevel: Object.values(JapaneseLevel),
} satisfies { [Name in keyof StorySummary]?: StorySummary[Name][] }

export type StoryFilterName = keyof typeof values

export const storyFilterNames = [
  'roleBefore',
  'roleAfter',
  'origin',
  'japaneseLevel',
] as const satisfies StoryFilterName[]

/** One value of one filter. */
export type StoryChoice = { name: StoryFilterName; value: string }

/** The chosen values; at most one of each filter. */
export type StoryFilters = Partial<Record<StoryFilterName, string>>

/** Parses the query of the list of stories. Unknown values are dropped. */
export function parseStoryFilters(query: URLSearchParams): StoryFilters {
  const filters: StoryFilters = {}
  for (const name of storyFilterNames) {
    const value = query.get(name)
    if (value !== null && isValueOf(name, value)) filters[name] = value
  }
  return filters
}

/** Returns the query of the filters after a choice; choosing a chosen value again removes it. */
export function queryAfter(filters: StoryFilters, { name, value }: StoryChoice): string {
  const { [name]: before, ...others } = filters
  const next: StoryFilters = before === value ? others : { ...others, [name]: value }
  return new URLSearchParams(choicesOf(next).map((choice) => [choice.name, choice.value])).toString()
}

/** Returns the chosen values in the order of the filters. */
export function choicesOf(filters: StoryFilters): StoryChoice[] {
  return storyFilterNames.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, value }]
  })
}

/** Returns the stories that match all filters. */
export function narrowed(stories: StorySummary[], filters: StoryFilters): StorySummary[] {
  const choices = choicesOf(filters)
  return stories.filter((story) => choices.every(({ name, value }) => story[name] === value))
}

/** Returns the values of a filter with the number of their stories under all other filters. Values without stories are left out, but for a chosen one. */
export function countsOf(
  stories: StorySummary[],
  filters: StoryFilters,
  name: StoryFilterName,
): { value: string; count: number }[] {
  const { [name]: chosen, ...others } = filters
  const found = narrowed(stories, others)
  return values[name]
    .map((value) => ({ value, count: found.filter((story) => story[name] === value).length }))
    .filter(({ value, count }) => count > 0 || value === chosen)
}

const isValueOf = (name: StoryFilterName, text: string) => values[name].some((value) => value === text)

/** Returns the label of a value of a filter. */
export function labelOf({ labels }: Texts['cases']['filters'], { name, value }: StoryChoice): string {
  const found: Record<string, string> = labels[name]
  return found[value] ?? value
}
