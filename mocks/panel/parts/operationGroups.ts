import type { ControlledOperation } from '../../control/generated/client.ts'

/** The value for every operation in faults. */
export const ANY_OPERATION = '*'

type Option = { value: string; label: string }

/** Returns the options of a select of operations, grouped by tag. */
export function operationGroups(
  operations: ControlledOperation[],
): (Option | { group: string; items: Option[] })[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return [
    { value: ANY_OPERATION, label: 'Every operation' },
    ...tags.map((group) => ({
      group,
      items: operations
        .filter(({ tag }) => tag === group)
        .map(({ operationId }) => ({ value: operationId, label: operationId })),
    })),
  ]
}
