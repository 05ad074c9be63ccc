import { type ChangeEventHandler, type ReactNode, memo } from 'react'
import type { JobFilterName } from '#domain/jobFilters.ts'
import { useTexts } from '#src/context/language.ts'
import { Checkbox, Radio } from '#src/ui/choices.tsx'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import { type Counts, countOf, isChoosable } from './counts.ts'
import styles from './ChoiceList.module.css'

export type ChoiceHandler = ChangeEventHandler<HTMLInputElement | HTMLSelectElement>

export interface ChoicesProps {
  name: JobFilterName
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

interface FilterChoiceProps {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  checked: boolean
  /** The number of jobs with this value. At 0 the choice is disabled, unless it is checked. */
  count: number | undefined
  /** The number of filled bars before a language level. */
  level?: number
  onChange: ChoiceHandler
}

/** One value of a filter with the number of its jobs. Memoised, as there may be hundreds. */
export const FilterChoice = memo(function FilterChoice({
  type = 'checkbox',
  label,
  count,
  level,
  ...input
}: FilterChoiceProps) {
  const t = useTexts('jobs')
  const Control = type === 'radio' ? Radio : Checkbox
  return (
    <Control
      {...input}
      disabled={count === 0 && !input.checked}
      count={count === undefined ? undefined : t.count({ count })}
    >
      {level === undefined ? label : <LevelMeter level={level}>{label}</LevelMeter>}
    </Control>
  )
})

interface FoldedListProps<Value extends string> extends Pick<ChoicesProps, 'chosen' | 'counts'> {
  options: readonly Value[]
  children: (value: Value) => ReactNode
}

/** A list of choices. Those without jobs are behind "+6 more", which needs no script, unless none has jobs. */
export function FoldedList<Value extends string>({
  options,
  chosen,
  counts,
  children,
}: FoldedListProps<Value>) {
  const t = useTexts('jobs')
  const choosable = options.filter((value) => isChoosable(value, chosen, counts))
  const shown = choosable.length > 0 ? choosable : options
  const folded = options.filter((value) => !shown.includes(value))
  const itemOf = (value: Value) => <li key={value}>{children(value)}</li>
  return (
    <>
      <ul>{shown.map(itemOf)}</ul>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{t.more({ count: folded.length })}</summary>
          <ul>{folded.map(itemOf)}</ul>
        </details>
      )}
    </>
  )
}
