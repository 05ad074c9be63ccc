import type { ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import { type ChoicesProps, isChoosable } from './counts.ts'
import styles from './FoldedList.module.css'

interface FoldedListProps<Value extends string> extends Pick<ChoicesProps, 'chosen' | 'counts'> {
  options: readonly Value[]
  children: (value: Value) => ReactNode
}

/** A list of choices. Those without jobs lie behind "+6 more", which needs no script. */
export function FoldedList<Value extends string>({
  options,
  chosen,
  counts,
  children,
}: FoldedListProps<Value>) {
  const t = useTexts('jobs')
  const shown = options.filter((value) => isChoosable(value, chosen, counts))
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
