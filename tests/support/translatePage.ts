/**
 * Wraps every text of the page in `font` elements, as Google Translate does, so that React's own text nodes are removed. The function may
 * be sent to a browser: it uses nothing from outside.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = !node.parentElement?.closest('script, style, noscript, option')
    if (isShown && node.textContent?.trim()) nodes.push(node)
  }
  for (const node of nodes) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = node.textContent
    outer.append(inner)
    node.parentNode?.replaceChild(outer, node)
  }
}
