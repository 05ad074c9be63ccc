import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleFactsIn } from '../support/companies.ts'
import { isTest, sources } from './sources.ts'

/** A marketing claim or a legal text with a fact of the company would be wrong for every other company. */
const folders = ['i18n/', 'src/', 'backend/', 'domain/', 'server/']

test('the facts of the company are in one file only', () => {
  const files = sources
    .map(({ path }) => path)
    .filter((path) => folders.some((folder) => path.startsWith(folder)) && !isTest(path))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) =>
    sampleFactsIn(readFileSync(path, 'utf8')).map((fact) => `${path}: ${fact}`),
  )
  expect(found).toEqual([])
})
