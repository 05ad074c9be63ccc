import { expect, test } from 'vitest'
import { checkGuards } from '#src/app/guards/guarded.tsx'
import { loadPage } from '#src/app/pages/loadPage.ts'
import { isDecidedInBrowser } from '#src/app/router/pageLoader.ts'
import { hasParams } from '#src/routes/href.ts'
import { layoutRules, textsOfRow } from '#src/routes/layoutRules.ts'
import type { Row } from '#src/routes/row.ts'
import { type PageId, pageIds, table } from '#src/routes/table.ts'
import { textsReader } from './pages.ts'
import { parseSource, sources } from './sources.ts'

const readTexts = textsReader(sources)
const rowOf = (id: PageId): Row => table[id]
const moduleOf = ({ page }: Row) => `src/pages/${page}.tsx`

test.each(pageIds)('the row "%s" names a module that exports a page', async (id) => {
  expect(await loadPage(id)).toHaveProperty('Component')
})

const waiting = pageIds.filter((id) =>
  isDecidedInBrowser({ row: rowOf(id), guards: checkGuards(id, rowOf(id).guards) }),
)

test.each(waiting)('the page "%s" has a head for the waiting state of its guards', async (id) => {
  expect((await loadPage(id)).waitingHead).toBeTypeOf('function')
})

test.each(pageIds)('the row "%s" names the texts that its page reads', (id) => {
  const named: string[] = textsOfRow(rowOf(id))
  expect(readTexts(moduleOf(rowOf(id))).filter(({ name }) => !named.includes(name))).toEqual([])
})

test('texts are found in the imports of a page, with the file that reads them', () => {
  const page = parseSource(
    'src/pages/a/APage.tsx',
    "import { B } from './B.tsx'; import('./C.tsx'); loadTexts(lang, ['d']); textsOf(lang, 'a')",
  )
  const b = parseSource('src/pages/a/B.tsx', "const t = useTexts('b')")
  const c = parseSource('src/pages/a/C.tsx', "const { title } = useTexts('c'); useTexts('d')")
  const read = textsReader([page, b, c])
  expect(read('src/pages/a/APage.tsx').map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

// Its address is one of the Japanese site, which loads no other texts in English than those of `topicPage`.
test('the list of English articles reads only texts that are part of its code', () => {
  const read = readTexts('src/pages/blog/list/ArticleList.tsx').map(({ name }) => name)
  expect([...new Set(read)].toSorted()).toEqual(['articleCard', 'blog'])
})

test('every page module has a row', () => {
  const modules = sources
    .map(({ path }) => path)
    .filter((path) => /^src\/pages\/[^/]+\/[^/]+Page\.tsx$/.test(path))
  const named = pageIds.map((id) => moduleOf(rowOf(id)))
  expect(modules.filter((path) => !named.includes(path))).toEqual([])
})

/** Search engines find each address of a page with parameters in the sitemap. */
const listed = pageIds.filter((id) => hasParams(rowOf(id).path) && !layoutRules[rowOf(id).layout].noindex)

test.each(listed)('the page "%s" lists its addresses for the sitemap', async (id) => {
  expect(await loadPage(id)).toHaveProperty('addresses')
})
