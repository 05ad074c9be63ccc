import { type FormEvent, useId, useRef } from 'react'
import type { JobFacets } from '#src/api/jobs.ts'
import { HydrateLater } from '#src/context/HydrateLater.tsx'
import { useTexts } from '#src/context/language.ts'
import { useFocusAfterRemoval } from '#src/lib/focus.ts'
import { pause } from '#src/lib/time.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { ClearAll } from './ActiveFilters.tsx'
import { activeChoices, readForm } from './changes.ts'
import { FilterGroups } from './FilterGroups.tsx'
import { KeywordField } from './KeywordField.tsx'
import { RESULTS_ID } from './resultsId.ts'
import { type SearchState, toQuery } from './searchState.ts'
import { useChoose } from './useChoose.ts'
import { useDrawer } from './useDrawer.ts'
import styles from './FilterForm.module.css'

/** The form's id, for the `form` attribute of its controls elsewhere in the page. */
export const FILTERS_ID = 'filters'

const DRAWER_ID = 'filters-drawer'

interface FilterFormProps {
  state: SearchState
  facets: JobFacets | undefined
  /** The number of jobs found; undefined while it is loading. */
  total: number | undefined
  onSearch: (state: SearchState) => void
}

/** The filters: at the left of the list, on small screens in a drawer. Without script it is a GET form with the same page as its action. */
export function FilterForm({ state, facets, total, onSearch }: FilterFormProps) {
  const t = useTexts('jobs')
  const href = useHref()
  const { list } = useJobRows()
  const panel = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const drawer = useDrawer(panel)
  const active = activeChoices(state).length
  // The page behind the drawer cannot be used.
  useFocusAfterRemoval(active, drawer.isOpen ? DRAWER_ID : RESULTS_ID)

  const choose = useChoose(onSearch)
  const apply = (changed: HTMLFormElement) => {
    const next = readForm(changed)
    if (toQuery(next) !== toQuery({ ...state, currentPage: 1 })) onSearch(next)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    drawer.close()
    await pause()
    apply(currentTarget)
  }

  return (
    <>
      <div className={styles.opener}>
        <Button variant="line" icon="filter" popoverTarget={DRAWER_ID} className={styles.open}>
          {t.filtersActive({ count: active })}
        </Button>
        {active > 0 && <ClearAll state={state} />}
      </div>
      <div
        ref={panel}
        id={DRAWER_ID}
        popover="auto"
        role={drawer.isOpen ? 'dialog' : undefined}
        aria-modal={drawer.isOpen || undefined}
        aria-labelledby={drawer.isOpen ? headingId : undefined}
        tabIndex={-1}
        className={styles.panel}
      >
        <HydrateLater>
          <form
            id={FILTERS_ID}
            aria-labelledby={headingId}
            action={href(list)}
            onSubmit={(event) => void submit(event)}
          >
            <div className={styles.head}>
              <Heading level={2} id={headingId}>
                {t.filters}
              </Heading>
              {active > 0 && <ClearAll state={state} />}
              <ActionButton
                icon="x"
                popoverTarget={DRAWER_ID}
                popoverTargetAction="hide"
                className={styles.close}
              >
                <span className="vh">{t.close}</span>
              </ActionButton>
            </div>
            <KeywordField searchWord={state.searchWord} onApply={apply} />
            <FilterGroups state={state} facets={facets} onChange={choose} />
            <div className={styles.foot}>
              <Button type="submit" wide>
                {total === undefined ? t.showJobs : t.show({ count: total })}
              </Button>
            </div>
          </form>
        </HydrateLater>
      </div>
    </>
  )
}
