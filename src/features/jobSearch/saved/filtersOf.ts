import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { activeChoices } from '../changes.ts'
import { choiceLabel } from '../labels.ts'
import type { SearchState } from '../searchState.ts'

/** Returns the filters of a search in words. */
export function filtersOf(lang: Lang, state: SearchState): string {
  const t = textsOf(lang, 'savedSearches')
  const labels = activeChoices(state).map((choice) => choiceLabel(lang, choice))
  return labels.length === 0 ? t.noFilters : labels.join(t.separator)
}
