import { useTexts } from '#src/context/language.ts'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import type { ChoiceHandler } from './FilterChoice.tsx'
import { FILTERS_ID } from './FilterForm.tsx'
import { type JobOrder, jobOrders } from './searchState.ts'
import styles from './SortSelect.module.css'

interface SortSelectProps {
  value: JobOrder
  onChange: ChoiceHandler
}

/** The order of the list; a control of the filter form. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTexts('jobs')
  return (
    <label className={styles.sort}>
      {t.sortBy}
      <NativeSelect small form={FILTERS_ID} name="orderBy" value={value} onChange={onChange}>
        {jobOrders.map((order) => (
          <option key={order} value={order}>
            {t.order[order]}
          </option>
        ))}
      </NativeSelect>
    </label>
  )
}
