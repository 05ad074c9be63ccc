import { type ChangeEventHandler, memo } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import { Radio } from '#src/ui/Radio.tsx'

export type ChoiceHandler = ChangeEventHandler<HTMLInputElement | HTMLSelectElement>

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
