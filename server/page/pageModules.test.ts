import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Lang, languages } from '#domain/lang.ts'
import type { Row } from '#src/routes/row.ts'
import { pageIds, table } from '#src/routes/table.ts'
import { modulesOf } from './pageModules.ts'

test('the files of every page exist, in each of its languages', () => {
  const pages = pageIds.flatMap((id) => {
    const row: Row = table[id]
    return languages
      .filter((lang: Lang) => row.only === undefined || row.only === lang)
      .map((lang) => ({ row, lang }))
  })
  const files = new Set(pages.flatMap(({ row, lang }) => modulesOf(row, lang)))
  expect([...files].filter((file) => !existsSync(file))).toEqual([])
})
