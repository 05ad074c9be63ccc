import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLang, useTexts } from '#src/context/language.ts'
import { focusWithoutScroll } from '#src/lib/focus.ts'
import { cx } from '#src/ui/cx.ts'
import { MixedText } from '#src/ui/MixedText.tsx'
import { SortableRow } from './SortableRow.tsx'
import { useDragPlugins } from './useDragPlugins.ts'
import styles from './SortableList.module.css'

interface SortableListProps {
  /** The name of the list. */
  label: string
  /** `name` identifies the row in messages. */
  rows: readonly { id: string; name: string }[]
  onMove: (from: number, to: number) => void
  onRemove: (index: number, name: string) => void
  /** The visible part of a row beside its buttons. */
  renderHead: (index: number) => ReactNode
  /** Whether the visible part needs a line of its own on a phone, above the buttons. */
  isWide?: boolean
  /** A part below it. */
  renderBody?: (index: number) => ReactNode
}

/** A list with rows that are sorted by dragging, with the keys of the handle, or with buttons. Each move is announced. */
export function SortableList(props: SortableListProps) {
  const { label, rows, onMove, onRemove, renderHead, isWide, renderBody } = props
  const lang = useLang()
  const t = useTexts('documents').sortable
  const plugins = useDragPlugins()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')

  const move = (from: number, to: number) => {
    onMove(from, to)
    setAnnouncement(t.dropped({ name: rows[from]?.name ?? '', position: to + 1, count: rows.length }))
  }
  /** The focus moves from the removed row's button to the next row, or to the previous one; without rows to the list's section. */
  const removeRow = (index: number, name: string) => {
    const rest = list.current?.children
    const neighbour = rest?.[index + 1] ?? rest?.[index - 1]
    const target = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? sectionOf(list.current)
    if (target) focusWithoutScroll(target)
    onRemove(index, name)
  }
  return (
    <DragDropProvider
      plugins={plugins}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return
        const { initialIndex, index } = source
        // The library calls this within a transition. All fields of the moved rows would belong to it: React warns of so many updates.
        if (initialIndex !== index) flushSync(() => onMove(initialIndex, index))
      }}
    >
      <ol ref={list} aria-label={label} className={cx(styles.list, isWide && styles.isWide)}>
        {rows.map(({ id, name }, index) => (
          <SortableRow
            key={id}
            id={id}
            index={index}
            data={{ name, count: rows.length }}
            onMove={move}
            onRemove={() => removeRow(index, name)}
            body={renderBody?.(index)}
          >
            {renderHead(index)}
          </SortableRow>
        ))}
      </ol>
      <span role="status" className="vh">
        <MixedText text={announcement} lang={lang} />
      </span>
    </DragDropProvider>
  )
}

const sectionOf = (list: Element | null) => list?.parentElement?.closest<HTMLElement>('[tabindex]')
