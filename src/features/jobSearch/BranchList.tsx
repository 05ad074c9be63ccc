import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './BranchList.module.css'
import { ChoiceBox, ChoiceList, type ChoicesProps } from './ChoiceList.tsx'

interface BranchListProps<Whole extends string> extends ChoicesProps {
  wholes: readonly Whole[]
  partsOf: (whole: Whole) => string[]
  /** Names what opens the parts of one. */
  partsLabel: (label: string) => string
}

/** Regions or industry groups, each of which opens to its parts. */
export function BranchList<Whole extends string>({
  wholes,
  partsOf,
  partsLabel,
  ...choices
}: BranchListProps<Whole>) {
  return (
    <ul>
      {wholes.map((whole) => (
        <li key={whole} className={styles.branch}>
          <ChoiceBox {...choices} value={whole} />
          <Parts {...choices} parts={partsOf(whole)} title={partsLabel(choices.labels[whole] ?? whole)} />
        </li>
      ))}
    </ul>
  )
}

/** The parts of one; open from the start where one of them is chosen. */
function Parts({ parts, title, ...choices }: ChoicesProps & { parts: string[]; title: string }) {
  const [startsOpen] = useState(parts.some((part) => choices.chosen.includes(part)))
  return (
    <details open={startsOpen}>
      <summary className={styles.toggle}>
        <span className="vh">{title}</span>
        <Icon name="down" size="sm" />
      </summary>
      <div className={styles.parts}>
        <ChoiceList {...choices} options={parts} />
      </div>
    </details>
  )
}
