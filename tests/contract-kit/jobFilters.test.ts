import { expect, test } from 'vitest'
import { jobFilterNames } from '#domain/jobFilters.ts'
import { jobFilters } from '../../contract-kit/src/laws/jobFilters.ts'

test('the kit knows the meaning of each filter', () => {
  expect(jobFilters.map(({ name }) => name).sort()).toEqual(jobFilterNames.toSorted())
})
