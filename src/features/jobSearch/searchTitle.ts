import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { activeChoices } from './changes.ts'
import { choiceLabel } from './labels.ts'
import type { SearchState } from './searchState.ts'

/** The maximum number of filters in a title. Searches with more are too specific for a search engine. */
export const TITLE_FILTERS = 2

/** Returns the title of a search: "QA and testing jobs in Kanto", "Jobs in Japan: Python". */
export function searchTitle(lang: Lang, state: SearchState): string {
  const t = textsOf(lang, 'jobs')
  const choices = activeChoices(state)
  const only = (name: 'jobCategory' | 'location') => {
    const found = choices.filter((choice) => choice.name === name)
    return found.length === 1 ? found[0] : undefined
  }
  // "Other roles" reads as a name, not as a kind of job.
  const role = state.jobCategory[0] === 'others' ? undefined : only('jobCategory')
  const place = only('location')
  const rest = choices.filter((choice) => choice !== role && choice !== place)
  const labels = rest.map((choice) => choiceLabel(lang, choice))
  const named = Math.max(1, TITLE_FILTERS - (choices.length - rest.length))
  const title = t.titleOf({
    role: role ? choiceLabel(lang, role) : null,
    place: place ? choiceLabel(lang, place) : null,
  })
  const full =
    labels.length === 0
      ? title
      : t.titleWith({ title, filters: labels.slice(0, named), more: Math.max(0, labels.length - named) })
  return state.currentPage === 1 ? full : t.titlePage({ title: full, page: state.currentPage })
}

/** Returns the filters of a search in words. */
export function filtersOf(lang: Lang, state: SearchState): string {
  return listOf(lang, activeChoices(state))
}

/** The number of letters that the field of a name shows on a phone. */
const NAME_ROOM = 32

/** Returns a name for a search that fits its field on a phone: the first filters, or only the first one. */
export function searchName(lang: Lang, state: SearchState): string {
  const choices = activeChoices(state)
  const name = listOf(lang, choices.slice(0, TITLE_FILTERS))
  return name.length <= NAME_ROOM ? name : listOf(lang, choices.slice(0, 1))
}

function listOf(lang: Lang, choices: ReturnType<typeof activeChoices>): string {
  const t = textsOf(lang, 'savedSearches')
  const labels = choices.map((choice) => choiceLabel(lang, choice))
  return labels.length === 0 ? t.noFilters : labels.join(t.separator)
}
