import type { ReactNode } from 'react'
import { FoldButton } from './FoldButton.tsx'
import { SortableList } from './sortable/SortableList.tsx'
import { useFolding } from './useFolding.ts'
import type { useRows } from './useRows.ts'

interface FoldingListProps {
  /** The name of the list field. */
  list: string
  label: string
  rows: ReturnType<typeof useRows>
  /** Whether the filled rows are closed at first. */
  isClosed: boolean
  nameOf: (index: number) => string
  /** A quiet line below the name. */
  metaOf: (index: number) => string
  /** The class of the part that folds. */
  className?: string
  renderFields: (index: number) => ReactNode
}

/** Rows that are put in order and fold up to their names. */
export function FoldingList(props: FoldingListProps) {
  const { list, label, rows, isClosed, nameOf, metaOf, className, renderFields } = props
  const fold = useFolding(list, rows.ids, () => isClosed)
  const idOf = (index: number) => `${list}-${rows.ids[index]}`
  return (
    <SortableList
      isWide
      label={label}
      rows={rows.ids.map((id, index) => ({ id, name: nameOf(index) }))}
      onMove={rows.move}
      onRemove={rows.remove}
      renderHead={(index) => (
        <FoldButton {...fold(index)} name={nameOf(index)} meta={metaOf(index)} controls={idOf(index)} />
      )}
      renderBody={(index) => (
        <div id={idOf(index)} hidden={!fold(index).isOpen} className={className}>
          {renderFields(index)}
        </div>
      )}
    />
  )
}
