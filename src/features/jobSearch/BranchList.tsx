import { memo, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './BranchList.module.css'
import { ChoiceBox, ChoiceList, type ChoicesProps, haveSameChoices } from './ChoiceList.tsx'
import { AskWithoutScript, useIsAskedFor } from './FilterGroup.tsx'

interface BranchListProps<Whole extends string> extends ChoicesProps {
  wholes: readonly Whole[]
  partsOf: (whole: Whole) => string[]
  /** Names what opens the parts of one. */
  partsLabel: (label: string) => string
}

/**
 * Regions or industry groups, each of which opens to its parts. The page brings along the parts of those where one is
 * chosen; the others follow when the script has started, or when they are asked for without it.
 */
export function BranchList<Whole extends string>({
  wholes,
  partsOf,
  partsLabel,
  ...choices
}: BranchListProps<Whole>) {
  const t = useTexts('jobs')
  const isAskedFor = useIsAskedFor(choices.name)
  const hasAll = useHydrated() || isAskedFor
  return (
    <>
      <ul>
        {wholes.map((whole) => {
          const parts = partsOf(whole)
          const hasChosen = parts.some((part) => choices.chosen.includes(part))
          return (
            <li key={whole} className={styles.branch}>
              <ChoiceBox {...choices} value={whole} />
              {(hasAll || hasChosen) && (
                <Parts
                  {...choices}
                  parts={parts}
                  startsOpen={hasChosen}
                  title={partsLabel(choices.labels[whole] ?? whole)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {!isAskedFor && <AskWithoutScript name={choices.name} label={t.showParts} />}
    </>
  )
}

interface PartsProps extends ChoicesProps {
  parts: string[]
  startsOpen: boolean
  title: string
}

/** There are a hundred in all, so they are rendered anew only when one of theirs may change. */
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
