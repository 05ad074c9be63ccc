import { expect, test } from 'vitest'
import { loadPage } from '#src/app/pages/loadPage.ts'
import { hasParams } from '#src/routes/href.ts'
import { pageIds, table } from '#src/routes/table.ts'
import type { Row } from '#src/routes/row.ts'

/** Pages with parameters that are a person's own or part of another page, and so are not in the sitemap. */
const isUnlisted = ({ path }: Row) => /^\/applicant\/|\/embed$/.test(path)

const ids = pageIds.filter((id) => hasParams(table[id].path) && !isUnlisted(table[id]))

test.each(ids)('the page "%s" tells its addresses for the sitemap', async (id) => {
  expect(await loadPage(id)).toHaveProperty('addresses')
})
