/** Faults as options of a select: `503`, `409 conflict`, `delay`, `offline`, `cut`. */

import type { ControlledOperation, Fault, FaultEffect } from '../../control/generated/client.ts'
import { ANY_OPERATION } from './operationGroups.ts'

/** The delay of a new fault in ms, long enough to see the page meanwhile. */
const USUAL_DELAY = 3000

type Option = { value: string; label: string }

const connection: Option[] = [
  { value: 'delay', label: 'Slow answer' },
  { value: 'offline', label: 'No connection' },
  { value: 'cut', label: 'Cut in the middle' },
]

/** Returns the faults that an operation can have. The first problem of a status needs no name. */
export function choicesOf(
  operations: ControlledOperation[],
  operation: string,
): (Option | { group: string; items: Option[] })[] {
  const statuses = failuresOf(operations, operation).flatMap(({ status, problems }) =>
    (problems.length > 0 ? problems : ['']).map((problem, index) => ({
      value: index === 0 ? String(status) : `${status} ${problem}`,
      label: `${status} ${problem}`.trim(),
    })),
  )
  return [
    { value: '', label: 'None' },
    { group: 'Connection', items: connection },
    { group: 'Answer', items: statuses },
  ]
}

function failuresOf(operations: ControlledOperation[], operation: string): ControlledOperation['failures'] {
  if (operation !== ANY_OPERATION)
    return operations.find(({ operationId }) => operationId === operation)?.failures ?? []
  const declared = new Set(operations.flatMap(({ failures }) => failures.map(({ status }) => status)))
  return [...declared].toSorted((a, b) => a - b).map((status) => ({ status, problems: [] }))
}

/** Returns the effect of an option, or null for "None". */
export function effectOf(choice: string): FaultEffect | null {
  if (choice === '') return null
  if (choice === 'delay') return { kind: 'delay', delay: USUAL_DELAY }
  if (choice === 'offline' || choice === 'cut') return { kind: choice }
  const [status, problem] = choice.split(' ')
  return { kind: 'status', status: Number(status), ...(problem && { problem }) }
}

/** Returns the option of an effect. */
export function choiceOf(effect: FaultEffect): string {
  if (effect.kind !== 'status') return effect.kind
  return effect.problem ? `${effect.status} ${effect.problem}` : String(effect.status)
}

/** Replaces the faults of an operation by one that always happens, or removes them. */
export function withEffect(faults: Fault[], operation: string, effect: FaultEffect | null): Fault[] {
  const others = faults.filter((fault) => fault.operation !== operation)
  return effect ? [...others, { operation, effect, times: null, probability: 1 }] : others
}

/** Describes an effect in words. */
export function effectLabel(effect: FaultEffect): string {
  if (effect.kind === 'status') return `Answers ${choiceOf(effect)}`
  if (effect.kind === 'delay') return `Answers ${effect.delay.toLocaleString('en')} ms later`
  return effect.kind === 'offline' ? 'Has no connection' : 'Loses the connection in the middle of the answer'
}
