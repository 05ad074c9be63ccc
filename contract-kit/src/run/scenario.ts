/** A scenario is a series of calls with a law about them. */

import type { Kit } from './kit.ts'
import type { People } from './people.ts'

export type Scenario = {
  /** Shown in the progress and beside skipped parts. */
  name: string
  /** The operations that it looks at; it runs if one of them is selected. */
  operations: string[] | 'all'
  /** Whether it calls something that may change data. */
  writes: boolean
  run: (kit: Kit, people: People) => Promise<void>
}
