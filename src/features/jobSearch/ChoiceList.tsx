import { type Counts, type FacetName, countOf } from './counts.ts'
import { type ChoiceHandler, FilterChoice } from './FilterChoice.tsx'

export interface ChoicesProps {
  name: FacetName
  labels: Record<string, string>
  chosen: readonly string[]
  counts: Counts
  onChange: ChoiceHandler
}

/** Returns true when both sets of props render the same choices. */
export function haveSameChoices(before: ChoicesProps, now: ChoicesProps): boolean {
  return (
    before.labels === now.labels &&
    before.counts === now.counts &&
    before.onChange === now.onChange &&
    before.chosen.join() === now.chosen.join()
  )
}

/** The values of a filter as checkboxes. */
export function ChoiceList({ options, ...choices }: ChoicesProps & { options: readonly string[] }) {
  return (
    <ul>
      {options.map((value) => (
        <li key={value}>
          <ChoiceBox {...choices} value={value} />
        </li>
      ))}
    </ul>
  )
}

/** One checkbox of a filter. */
export function ChoiceBox({
  name,
  value,
  labels,
  chosen,
  counts,
  onChange,
}: ChoicesProps & { value: string }) {
  return (
    <FilterChoice
      name={name}
      value={value}
      label={labels[value] ?? value}
      checked={chosen.includes(value)}
      count={countOf(counts, value)}
      onChange={onChange}
    />
  )
}
