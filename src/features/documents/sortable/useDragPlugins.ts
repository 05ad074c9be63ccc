import { useMemo } from 'react'
import type { Plugins } from '@dnd-kit/abstract'
import { Accessibility, type DragDropManager, type DragEndEvent, type DragStartEvent } from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/dom/sortable'
import { useTexts } from '#src/context/language.ts'
import { ConstructedStyles } from './styleSheets.ts'

/** Data of a row for the announcements. */
export type RowData = { name: string; count: number }

type Source = DragStartEvent['operation']['source']

/** The library's plugins, with announcements that name the row and its position in the language of the page. */
export function useDragPlugins() {
  const { sortable: t } = useTexts('documents')
  return useMemo(() => {
    const said = (source: Source, text: (place: RowData & { position: number }) => string) =>
      isSortable(source) ? text({ ...dataOf(source.data), position: source.index + 1 }) : undefined
    const announced = Accessibility.configure({
      announcements: {
        dragstart: ({ operation }: DragStartEvent) => said(operation.source, t.lifted),
        dragover: ({ operation }: DragStartEvent) => said(operation.source, t.moved),
        dragend: ({ operation, canceled }: DragEndEvent) =>
          said(operation.source, canceled ? t.cancelled : t.dropped),
      },
      screenReaderInstructions: { draggable: t.instructions },
    })
    return (defaults: Plugins<DragDropManager>) => [
      ConstructedStyles,
      ...defaults.filter((plugin) => plugin !== Accessibility),
      announced,
    ]
  }, [t])
}

const dataOf = ({ name, count }: Record<string, unknown>): RowData => ({
  name: String(name),
  count: Number(count),
})
