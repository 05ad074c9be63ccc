/** Faults in the way a backend reads calls, made from the operations of the contract. */

import { contract } from '../target.ts'
import { storedFaults } from './callFields.ts'
import { headerFaults } from './callHeaders.ts'
import { orderFaults } from './callOrder.ts'
import { pathFaults } from './callPaths.ts'
import { queryFaults } from './callQueries.ts'
import { refusedFaults } from './callRefusals.ts'
import type { CallMutation } from './mutation.ts'

export const callMutations = (): CallMutation[] =>
  contract.operations.flatMap((operation) =>
    [
      ...pathFaults(operation),
      ...queryFaults(operation),
      ...headerFaults(operation),
      ...orderFaults(operation),
      ...storedFaults(operation),
      ...refusedFaults(operation),
    ].map(({ name, family, breaks }) => ({
      name: `${operation.id} call: ${name}`,
      family,
      operationId: operation.id,
      breaks,
    })),
  )
