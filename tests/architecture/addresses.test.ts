import { expect, test } from 'vitest'
import { loadPage } from '#src/routes/pages.ts'
import { hasParams } from '#src/routes/href.ts'
import { type Row, pageIds, table } from '#src/routes/table.ts'

/** Pages with parameters that are a person's own or part of another page, and so are not in the sitemap. */
const isUnlisted = ({ path }: Row) => /^\/applicant\/|\/embed$/.test(path)

const ids = pageIds.filter((id) => hasParams(table[id].path) && !isUnlisted(table[id]))

test.each(ids)('the page "%s" tells its addresses for the sitemap', async (id) => {
  expect(await loadPage(id)).toHaveProperty('addresses')
})
