import { Plugin } from '@dnd-kit/abstract'
import {
  Accessibility,
  type DragEndEvent,
  type DragStartEvent,
  defaultPreset,
  type DragDropManager,
  StyleInjector,
} from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/dom/sortable'
import { useMemo } from 'react'
import type { Texts } from '#i18n/texts.ts'
import { useTexts } from '#src/context/language.ts'

/** Data of a row for the announcements. */
export type RowData = { name: string; count: number }

type Source = DragStartEvent['operation']['source']

/** The library's plugins, with announcements that name the row and its position in the language of the page. */
export function useDragPlugins() {
  const { sortable: t } = useTexts('documents')
  return useMemo(() => {
    const others = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility)
    return [ConstructedStyles, ...others, announced(t)]
  }, [t])
}

function announced(t: Texts['documents']['sortable']) {
  let last = -1
  /** Returns whether the row has another position than at the last call. */
  const hasMoved = (source: Source) => {
    const before = last
    last = isSortable(source) ? source.index : -1
    return before !== last
  }
  return Accessibility.configure({
    announcements: {
      dragstart: ({ operation: { source } }: DragStartEvent) => {
        hasMoved(source)
        return said(source, t.lifted)
      },
      dragover: ({ operation: { source } }: DragStartEvent) =>
        hasMoved(source) ? said(source, t.moved) : undefined,
      dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
        said(source, canceled ? t.cancelled : t.dropped),
    },
    screenReaderInstructions: { draggable: t.instructions },
  })
}

/** Returns the text about a row at its present place. */
function said(source: Source, text: (place: RowData & { position: number }) => string): string | undefined {
  return isSortable(source) ? text({ ...dataOf(source.data), position: source.index + 1 }) : undefined
}

const dataOf = ({ name, count }: Record<string, unknown>): RowData => ({
  name: String(name),
  count: Number(count),
})

/**
 * Gives the library's rules to the document as constructed style sheets. The library would insert `<style>` elements, which the content
 * security policy of the site refuses. Has to come first in the list of plugins.
 */
class ConstructedStyles extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager)
    const injector = manager.registry.plugins.get(StyleInjector)
    if (injector) injector.register = adopt
  }
}

/** Adds rules to the document. Returns a function that removes them. */
function adopt(rules: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
