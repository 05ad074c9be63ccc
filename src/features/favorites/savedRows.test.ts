import { expect, test } from 'vitest'
import { savedRows } from './savedRows.ts'

const response = {
  jobs: [{ job_id: 1 }, { job_id: 2 }, { job_id: 3 }],
  closed: [
    { job_id: 4, title: 'Closed four' },
    { job_id: 5, title: 'Closed five' },
  ],
}

test.each([
  ['open jobs are in the order of saving', [3, 1, 2], [3, 1, 2], []],
  ['a job removed since the request is left out', [2], [2], []],
  ['closed jobs are separate, in the order of saving', [5, 1, 4], [1], ['Closed five', 'Closed four']],
  ['an unknown job is gone', [9, 1], [1], [undefined]],
])('%s', (_, ids, open, titles) => {
  const rows = savedRows(ids, response)
  expect(rows.open.map((each) => each.job_id)).toEqual(open)
  expect(rows.gone.map(({ title }) => title)).toEqual(titles)
})
