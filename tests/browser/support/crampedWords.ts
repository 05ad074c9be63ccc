/** Returns the texts of the boxes with words that leave their box, or lie on an element that `beside` selects. */
export function crampedWords(boxes: Iterable<Element>, beside?: string): string[] {
  return [...boxes].filter((box) => isCramped(box, beside)).map((box) => box.textContent)
}

function isCramped(box: Element, beside: string | undefined): boolean {
  const { left, right, bottom } = box.getBoundingClientRect()
  const other = beside === undefined ? null : box.querySelector(beside)
  const taken = other?.getBoundingClientRect()
  return wordsOf(box).some(
    (words) =>
      words.left < left ||
      words.right > right ||
      words.bottom > bottom ||
      (taken !== undefined && words.right > taken.left - 2 && words.bottom > taken.top + 2),
  )
}

/** Returns the rectangles of the lines of all texts in an element, without those for screen readers alone. */
function wordsOf(element: Element): DOMRect[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: DOMRect[] = []
  const range = document.createRange()
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.getBoundingClientRect().width === 1) continue
    range.selectNodeContents(walker.currentNode)
    found.push(...range.getClientRects())
  }
  return found
}
