/** Wraps every text of the page in `font` elements, as Google Translate does, so that React's own text nodes are gone. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style') && node.textContent?.trim()) nodes.push(node)
  }
  for (const node of nodes) {
    const font = document.createElement('font')
    font.textContent = node.textContent
    node.parentNode?.replaceChild(font, node)
  }
}
