import { Plugin } from '@dnd-kit/abstract'
import { type DragDropManager, StyleInjector } from '@dnd-kit/dom'

/**
 * Gives the library's rules to the document as constructed style sheets. The library would insert `<style>` elements, which the content
 * security policy of the site refuses. Has to come first in the list of plugins.
 */
export class ConstructedStyles extends Plugin<DragDropManager> {
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
