import { type Drawing, type Part, type Role, type Sheet, part } from './paper.ts'

/** An element of the structure. Blocks with the same object are one element where they are on the same sheet. */
export type Element = { role: Role }

/** A piece of a sheet that is not divided. */
export type Block = {
  /** Space above, in millimetres; none at the top of a sheet. */
  space: number
  height: number
  draw: (top: number) => Drawing[]
  element?: Element
  /** Headings stay on one sheet with the following block. */
  keepsWithNext?: boolean
  /** Stays on one sheet with the following block, unless the whole is taller than a sheet. */
  belongsToNext?: boolean
  /** Only drawn below another block, such as a rule that divides two. */
  divides?: boolean
}

type Room = { top: number; bottom: number }

/** Places blocks below each other between `top` and `bottom`, on as many sheets as needed. No blocks need no sheet. */
export function flow(blocks: Block[], { top, bottom }: Room): Sheet[] {
  const sheets: Sheet[] = []
  let end = bottom
  for (const group of groupsOf(blocks, { top, bottom })) {
    const isTall = end + heightOf(group) > bottom
    if (isTall || sheets.length === 0) {
      sheets.push([])
      end = top
    }
    const add = adding(sheets.at(-1) ?? [])
    for (const block of group) {
      if (block.divides && end === top) continue
      const start = end === top ? top : end + block.space
      add(block.draw(start), block.element)
      end = start + block.height
    }
  }
  return sheets
}

/** The elements of the structure that were drawn, so that following blocks of the same element continue them. */
const drawn = new WeakMap<Part, Element>()

/** Returns a function that adds the drawings of a block to a sheet. */
function adding(sheet: Sheet) {
  return (drawings: Drawing[], element: Element | undefined) => {
    const last = sheet.at(-1)
    if (!element) sheet.push(...drawings)
    else if (last?.kind === 'part' && drawn.get(last) === element) last.drawings.push(...drawings)
    else {
      const added = part(element.role, drawings)
      drawn.set(added, element)
      sheet.push(added)
    }
  }
}

/** Joins each heading with the blocks that belong to it, and a whole that is taller than a sheet only with its first other block. */
function groupsOf(blocks: Block[], { top, bottom }: Room): Block[][] {
  const wholes = joined(blocks, ({ keepsWithNext, belongsToNext }) => Boolean(keepsWithNext || belongsToNext))
  return wholes.flatMap((whole) =>
    heightOf(whole) <= bottom - top ? [whole] : joined(whole, ({ keepsWithNext }) => Boolean(keepsWithNext)),
  )
}

/** Joins each block that keeps the next one with it. */
function joined(blocks: Block[], keeps: (block: Block) => boolean): Block[][] {
  const groups: Block[][] = []
  let isOpen = false
  for (const block of blocks) {
    if (isOpen) groups.at(-1)?.push(block)
    else groups.push([block])
    isOpen = keeps(block)
  }
  return groups
}

const heightOf = (group: Block[]) => group.reduce((sum, { space, height }) => sum + space + height, 0)
