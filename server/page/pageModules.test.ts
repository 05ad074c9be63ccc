import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { type Lang, languages } from '#domain/lang.ts'
import { firstPages, loadPage } from '#src/app/pages/loadPage.ts'
import type { Row } from '#src/routes/row.ts'
import { pageIds, table } from '#src/routes/table.ts'
import { firstFolders, lateModulesOf, modulesOf } from './pageModules.ts'

test('the files of every page exist, in each of its languages', () => {
  const pages = pageIds.flatMap((id) => {
    const row: Row = table[id]
    return languages
      .filter((lang: Lang) => row.only === undefined || row.only === lang)
      .map((lang) => ({ row, lang }))
  })
  const files = new Set(pages.flatMap(({ row, lang }) => [...modulesOf(row, lang), ...lateModulesOf(row)]))
  expect([...files].filter((file) => !existsSync(file))).toEqual([])
})

test.each(pageIds)('the styles of late parts of the page "%s" come with it', async (id) => {
  const { late } = await loadPage(id)
  expect(lateModulesOf(table[id]).length > 0).toBe(late !== undefined)
})

test('the program lists the pages of the first folders, and other pages load the list of all', () => {
  const folders = new Set(Object.keys(firstPages).map((file) => basename(dirname(file))))
  expect([...folders].toSorted()).toEqual(firstFolders)
})
