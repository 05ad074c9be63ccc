import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCollections } from '#mocks/store/collections.ts'
import { createTables } from '#mocks/store/createTables.ts'
import { createContent } from '#mocks/store/tables/content.ts'

test('each table of the store has a test that all stores pass', () => {
  const suite = globSync('tests/store/describe*.ts').map((file) => readFileSync(file, 'utf8'))
  const tables = Object.keys(createTables(createCollections(), createContent(), new Map()))
  const isUsed = (table: string) => suite.some((code) => new RegExp(`\\b${table}\\b`).test(code))
  expect(tables.filter((table) => !isUsed(table))).toEqual([])
})
