import { memo, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { type ChoicesProps, ChoiceBox, ChoiceList, haveSameChoices, FoldedList } from './ChoiceList.tsx'
import { AskWithoutScript, useIsAskedFor } from './FilterGroup.tsx'
import styles from './BranchList.module.css'

interface BranchListProps<Whole extends string> extends ChoicesProps {
  wholes: readonly Whole[]
  partsOf: (whole: Whole) => string[]
  /** The accessible name of the toggle that opens the parts. */
  partsLabel: (label: string) => string
}

/**
 * Regions or industry groups, each with a toggle for its parts. The server renders the parts only where one is chosen, or where
 * the page was requested with all of them (`OPEN_NAME`). The other parts follow after hydration.
 */
export function BranchList<Whole extends string>({
  wholes,
  partsOf,
  partsLabel,
  ...choices
}: BranchListProps<Whole>) {
  const t = useTexts('jobs')
  const isRequested = useIsAskedFor(choices.name)
  const hasAll = useHydrated() || isRequested
  return (
    <>
      <FoldedList {...choices} options={wholes}>
        {(whole) => {
          const parts = partsOf(whole)
          const hasChosen = parts.some((part) => choices.chosen.includes(part))
          return (
            <div className={styles.branch}>
              <ChoiceBox {...choices} value={whole} />
              {(hasAll || hasChosen) && (
                <Parts
                  {...choices}
                  parts={parts}
                  startsOpen={hasChosen}
                  title={partsLabel(choices.labels[whole] ?? whole)}
                />
              )}
            </div>
          )
        }}
      </FoldedList>
      {!isRequested && <AskWithoutScript name={choices.name} label={t.showParts} />}
    </>
  )
}

interface PartsProps extends ChoicesProps {
  parts: string[]
  startsOpen: boolean
  title: string
}

/** Memoised: there are a hundred parts in all, and each list changes rarely. */
const Parts = memo(function Parts({ parts, startsOpen, title, ...choices }: PartsProps) {
  const [open] = useState(startsOpen)
  return (
    <details open={open}>
      <summary className={styles.toggle}>
        <span className="vh">{title}</span>
        <Icon name="down" size="sm" />
      </summary>
      <div className={styles.parts}>
        <ChoiceList {...choices} options={parts} />
      </div>
    </details>
  )
}, haveSameChoices)
