/** Every operation that changes nothing, once in each language, with the values of the contract's examples. */
import type { Operation } from '../contract/operations.ts'
import { at, listAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { isReading } from './reading.ts'

export const examples: Scenario = {
  name: 'Every reading operation in both languages',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const operation of kit.contract.operations.filter(kit.settings.isSelected)) {
      if (!isReading(operation)) continue
      const ids = await idsFor(kit, operation)
      for (const lang of kit.settings.languages) {
        const body = operation.body?.examples[0]?.value
        await kit.call(operation.id, {
          lang,
          path: ids,
          ...(body !== undefined && { body }),
          ...(operation.isSecured && person && { as: person.browser }),
        })
      }
      if (operation.isSecured && !person)
        kit.skip(operation.id, 'no account is logged in, so it answers 401 only')
    }
  },
}

/** Returns ids that exist on this target, from public lists; without a list the examples are used. */
async function idsFor(kit: Kit, { id }: Operation): Promise<Record<string, string | number>> {
  const list = { getJob: 'searchJobs', getStory: 'listStories', getArticle: 'listArticles' }[id]
  if (!list) return {}
  const { json } = await kit.call(list, { query: { perPage: 1 } })
  const [first] = listAt(json, { getJob: 'jobs', getStory: 'cases', getArticle: 'articles' }[id] ?? '')
  if (id === 'getArticle') return textAt(first, 'slug') ? { slug: textAt(first, 'slug') } : {}
  const found = at(first, id === 'getJob' ? 'job_id' : 'id')
  return typeof found === 'number' ? { [id === 'getJob' ? 'job_id' : 'id']: found } : {}
}
