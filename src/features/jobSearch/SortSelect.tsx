import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { NativeSelect } from '#src/ui/inputs.tsx'
import type { ChoiceHandler } from './ChoiceList.tsx'
import { FILTERS_ID } from './FilterForm.tsx'
import { type JobOrder, jobOrders } from './searchState.ts'
import styles from './SortSelect.module.css'

/** No order of the API: the browser puts the jobs in this order (`useFittingPage`). */
const BEST_FIT = 'bestFit'

interface SortSelectProps {
  value: JobOrder
  /** Whether the best fit comes first; null without known conditions. */
  bestFirst: boolean | null
  onBestFirst: (isWanted: boolean) => void
  onChange: ChoiceHandler
}

/**
 * The order of the list; a control of the filter form. Without script a button sends it. People with stored conditions may also have the
 * best fit first.
 */
export function SortSelect({ value, bestFirst, onBestFirst, onChange }: SortSelectProps) {
  const t = useTexts('jobs')
  const choose: ChoiceHandler = (event) => {
    onBestFirst(event.currentTarget.value === BEST_FIT)
    onChange(event)
  }
  return (
    <div className={styles.sort}>
      <label>
        <span aria-hidden="true">{t.sortBy}</span>
        <NativeSelect
          small
          aria-label={t.sortBy}
          form={FILTERS_ID}
          name="orderBy"
          value={bestFirst ? BEST_FIT : value}
          onChange={choose}
        >
          {bestFirst !== null && <option value={BEST_FIT}>{t.bestFit}</option>}
          {jobOrders.map((order) => (
            <option key={order} value={order}>
              {t.order[order]}
            </option>
          ))}
        </NativeSelect>
      </label>
      <noscript>
        <Button type="submit" form={FILTERS_ID} variant="line" size="sm">
          {t.showJobs}
        </Button>
      </noscript>
    </div>
  )
}
