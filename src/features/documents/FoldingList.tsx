import { type ReactNode, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLang } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { SortableList } from './sortable/SortableList.tsx'
import type { Rows } from './useRows.ts'
import styles from './FoldingList.module.css'

interface FoldingListProps {
  /** The name of the list field. */
  list: string
  label: string
  rows: Rows
  /** Whether the filled rows are closed at first. */
  isClosed: boolean
  /** These get the index of a row in the values. */
  nameOf: (index: number) => string
  /** A quiet line below the name. */
  metaOf: (index: number) => string
  /** The class of the part that folds. */
  className?: string
  renderFields: (index: number) => ReactNode
}

/** Sortable rows that fold up to their names. */
export function FoldingList(props: FoldingListProps) {
  const { list, label, rows, isClosed, nameOf, metaOf, className, renderFields } = props
  const fold = useFolding(list, rows, isClosed)
  const shownName = (shown: number) => nameOf(rows.at(shown))
  const idOf = (index: number) => `${list}-${rows.ids[index]}`
  return (
    <SortableList
      isWide
      label={label}
      rows={rows.ids.map((id, index) => ({ id, name: shownName(index) }))}
      onMove={rows.move}
      onRemove={rows.remove}
      renderHead={(index) => (
        <FoldButton
          {...fold(index)}
          name={shownName(index)}
          meta={metaOf(rows.at(index))}
          controls={idOf(index)}
        />
      )}
      renderBody={(index) => (
        <div id={idOf(index)} hidden={!fold(index).isOpen} className={className}>
          {renderFields(rows.at(index))}
        </div>
      )}
    />
  )
}

interface FoldButtonProps {
  name: string
  /** A quiet line below, such as the period. */
  meta?: string
  isOpen: boolean
  /** The id of the fields that it shows. */
  controls: string
  onToggle: () => void
}

/** The title of a row, which shows and hides its fields. */
function FoldButton({ name, meta, isOpen, controls, onToggle }: FoldButtonProps) {
  const lang = useLang()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={styles.button}
    >
      <span>
        <b>
          <MixedText text={name} lang={lang} />
        </b>
        {meta && <span className="meta num">{meta}</span>}
      </span>
      <Icon name="down" size="sm" className={cx(isOpen && styles.open)} />
    </button>
  )
}

/**
 * The open rows of a list, by their ids. A row with an error stays open, so that links to its fields work. `isClosed`: the first rows are
 * closed; new rows are open.
 */
function useFolding(list: string, { ids, at }: Rows, isClosed: boolean) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(isClosed ? ids : []))
  const { getFieldState } = useFormContext()
  const state = useFormState()
  return (index: number) => {
    const id = ids[index] ?? ''
    const hasError = getFieldState(`${list}.${at(index)}`, state).invalid
    return {
      isOpen: hasError || !closed.has(id),
      onToggle: () =>
        setClosed(
          closed.has(id) ? new Set([...closed].filter((each) => each !== id)) : new Set([...closed, id]),
        ),
    }
  }
}
