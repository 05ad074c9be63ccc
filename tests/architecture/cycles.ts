/** Circular imports, found with Tarjan's algorithm for strongly connected components. */

import type { Edge } from './imports.ts'

/** Returns the groups of files that import each other in a circle, in alphabetical order. Includes type and dynamic imports. */
export function fileCycles(edges: Edge[]): string[][] {
  return cyclesOf(edges)
}

/** Returns the groups of sibling folders, at any depth, that import each other in a circle. */
export function folderCycles(edges: Edge[]): string[][] {
  return cyclesOf(edges.flatMap(({ from, to }) => siblingsOf(from, to)))
}

/** Returns the folders of both files below their deepest common folder; none if one of the files is directly in it. */
function siblingsOf(from: string, to: string): Edge[] {
  const [a, b] = [from.split('/'), to.split('/')]
  const depth = a.findIndex((part, at) => part !== b[at])
  const isSiblings = depth >= 0 && depth < a.length - 1 && depth < b.length - 1
  const folder = (parts: string[]) => parts.slice(0, depth + 1).join('/')
  return isSiblings ? [{ from: folder(a), to: folder(b), isDynamic: false }] : []
}

function cyclesOf(edges: Pick<Edge, 'from' | 'to'>[]): string[][] {
  const targets = Map.groupBy(edges, ({ from }) => from)
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(node: string): number {
    const number = order.size
    order.set(node, number)
    let low = number
    stack.push(node)
    for (const { to } of targets.get(node) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to))
      else if (stack.includes(to)) low = Math.min(low, order.get(to) ?? low)
    }
    if (low === number) close(node)
    return low
  }

  function close(root: string): void {
    const members = stack.splice(stack.indexOf(root))
    if (members.length > 1) cycles.push(members.toSorted())
  }

  for (const node of targets.keys()) if (!order.has(node)) visit(node)
  return cycles
}
