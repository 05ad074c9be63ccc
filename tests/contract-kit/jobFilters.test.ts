import { expect, test } from 'vitest'
import { jobFilters } from '../../contract-kit/src/laws/jobFilters.ts'
import { jobFilterNames } from '#domain/jobFilters.ts'

test('the kit knows the meaning of each filter', () => {
  expect(jobFilters.map(({ name }) => name).sort()).toEqual(jobFilterNames.toSorted())
})
