/** Faults that only the comparison with the model shows: no law asks for exactly this. */
import { query } from './breaking.ts'
import type { Mutation } from './mutations.ts'

export const modelMutations: Mutation[] = [
  {
    name: 'a salary that is ignored beside remote work',
    rule: 'differs-from-model',
    only: ['searchJobs'],
    breaks: query('searchJobs', (values) => {
      if (values.has('remote')) values.delete('salary')
    }),
  },
]
