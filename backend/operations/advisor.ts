import { advisorIn } from '../content/advisors.ts'
import type { Handler } from '../operation.ts'

export const listAdvisors: Handler<'listAdvisors'> = async ({ query, lang }, { store }) => {
  const { page, perPage } = query
  const all = await store.advisors.all()
  const advisors = all.slice((page - 1) * perPage, page * perPage).map((advisor) => advisorIn(advisor, lang))
  return { status: 200, body: { advisors, total: all.length, page, perPage } }
}
