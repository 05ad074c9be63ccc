import { type ChoicesProps, countOf } from './counts.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { FoldedList } from './FoldedList.tsx'

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
    <FoldedList {...choices} options={options}>
      {(value) => <ChoiceBox {...choices} value={value} />}
    </FoldedList>
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
