import type { Texts } from '#i18n/texts.ts'
import type { StoryChoice } from '#src/features/stories/storyFilters.ts'

/** Returns the label of a value of a filter. */
export function labelOf({ labels }: Texts['cases']['filters'], { name, value }: StoryChoice): string {
  const found: Record<string, string> = labels[name]
  return found[value] ?? value
}
