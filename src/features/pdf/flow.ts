import type { Drawing, Sheet } from './paper.ts'

/** A piece of a sheet that is not divided. */
export type Block = {
  /** Space above, in millimetres; none at the top of a sheet. */
  space: number
  height: number
  draw: (top: number) => Drawing[]
  /** Headings stay on one sheet with the following block. */
  keepsWithNext?: boolean
}

/** Places blocks below each other between `top` and `bottom`, on as many sheets as needed. No blocks need no sheet. */
export function flow(blocks: Block[], { top, bottom }: { top: number; bottom: number }): Sheet[] {
  const sheets: Sheet[] = []
  let end = bottom
  for (const group of groupsOf(blocks)) {
    const isTall = end + heightOf(group) > bottom
    if (isTall || sheets.length === 0) {
      sheets.push([])
      end = top
    }
    for (const [index, { space, height, draw }] of group.entries()) {
      const start = end === top && index === 0 ? top : end + space
      sheets.at(-1)?.push(...draw(start))
      end = start + height
    }
  }
  return sheets
}

/** Joins each heading with the first other block. */
function groupsOf(blocks: Block[]): Block[][] {
  const groups: Block[][] = []
  let isOpen = false
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block)
    else groups.push([block])
    isOpen = block.keepsWithNext ?? false
  }
  return groups
}

const heightOf = (group: Block[]) => group.reduce((sum, { space, height }) => sum + space + height, 0)
