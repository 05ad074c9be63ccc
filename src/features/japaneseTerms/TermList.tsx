import type { Suggestion } from './suggest.ts'
import styles from './TermList.module.css'

interface TermListProps {
  id: string
  label: string
  terms: Suggestion[]
  /** The place of the term that Enter chooses; -1 for none. */
  active: number
  onChoose: (term: Suggestion) => void
}

/** The suggested terms of a `TermInput`. The focus stays in the field. */
export function TermList({ id, label, terms, active, onChoose }: TermListProps) {
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {terms.map((term, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the focus and the keys (`aria-activedescendant`).
        <div
          key={term.ja}
          role="option"
          tabIndex={-1}
          id={`${id}-${place}`}
          aria-selected={place === active}
          className={styles.term}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(term)}
        >
          <span lang="ja" className={styles.ja}>
            {term.ja}
          </span>
          <span lang="en" className="meta">
            {term.en}
          </span>
        </div>
      ))}
    </div>
  )
}
