/** A flow consists of the rows that name it, in table order: its steps. The last one is the complete page. */

import type { FlowId, Row } from './row.ts'
import { type PageId, pageIds, table } from './table.ts'

const flowOf = (id: PageId): FlowId | undefined => {
  const { flow }: Row = table[id]
  return flow
}

/** The steps of a flow, in order. */
export function stepsOf(flow: FlowId): PageId[] {
  return pageIds.filter((id) => flowOf(id) === flow)
}

/** Returns whether the steps of a flow are pages of the applicant area. */
export function isPersonal(flow: FlowId): boolean {
  const { layout }: Row = table[startOf(flow)]
  return layout === 'mypage'
}

/** Returns whether a flow ends with saving a document. The others end with sending. */
export const isDocument = (flow: FlowId): boolean => flow === 'resume' || flow === 'career'

/** The first step of a flow. */
export function startOf(flow: FlowId): PageId {
  const [start] = stepsOf(flow)
  if (!start) throw new Error(`The flow "${flow}" has no steps`)
  return start
}

export function stepAfter(flow: FlowId, id: PageId): PageId {
  const steps = stepsOf(flow)
  const next = steps[steps.indexOf(id) + 1]
  if (!next) throw new Error(`The page "${id}" is the last step of the flow "${flow}"`)
  return next
}

export function stepsBefore(flow: FlowId, id: PageId): PageId[] {
  const steps = stepsOf(flow)
  return steps.slice(0, steps.indexOf(id))
}

/** The key of a flow's state in the session storage. */
export const flowKey = (flow: FlowId): string => `flow.${flow}`
