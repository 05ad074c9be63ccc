import { useTexts } from '#src/context/language.ts'
import { fitView, fitting } from '#src/features/jobs/fit/fittingPage.ts'
import { useStore } from '#src/lib/store.ts'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import type { ChoiceHandler } from './FilterChoice.tsx'
import { FILTERS_ID } from './FilterForm.tsx'
import { type JobOrder, jobOrders } from './searchState.ts'
import styles from './SortSelect.module.css'

/** No order of the API: the browser puts the jobs in this order (`useFittingPage`). */
const BEST_FIT = 'bestFit'

interface SortSelectProps {
  value: JobOrder
  onChange: ChoiceHandler
}

/** The order of the list; a control of the filter form. People who have told their conditions may also have the best fit first. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTexts('jobs')
  const hasAnswers = useStore(fitting) !== null
  const view = useStore(fitView)
  const choose: ChoiceHandler = (event) => {
    fitView.set({ ...view, bestFirst: event.currentTarget.value === BEST_FIT })
    onChange(event)
  }
  return (
    <label className={styles.sort}>
      {t.sortBy}
      <NativeSelect
        small
        form={FILTERS_ID}
        name="orderBy"
        value={hasAnswers && view.bestFirst ? BEST_FIT : value}
        onChange={choose}
      >
        {hasAnswers && <option value={BEST_FIT}>{t.bestFit}</option>}
        {jobOrders.map((order) => (
          <option key={order} value={order}>
            {t.order[order]}
          </option>
        ))}
      </NativeSelect>
    </label>
  )
}
