import { jobs } from '#content/jobs/index.ts'
import type { MockState } from './generated/client.ts'

/** The state of a mock without options. */
export const defaultState: MockState = {
  seed: { jobs: jobs.length, at: null },
  clock: { shift: 0, frozenAt: null },
  latency: 0,
  randomSeed: 1,
  faults: [],
  persona: null,
}
