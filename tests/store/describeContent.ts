import { describe, expect, it } from 'vitest'
import { isOpen } from '#backend/jobs/open.ts'
import type { ContentState, ContentTable } from '#backend/ports/content.ts'
import type { Store } from '#backend/ports/store.ts'
import { advisorProfiles } from '#content/advisors.ts'
import { article, at, job, story, term } from './samples.ts'

const now = new Date(at(0))

const closed = { at: at(5), by: 'staff' } as const

/** Writes two items, the second closed, and returns their table. */
type Fill = (store: Store) => Promise<ContentTable<ContentState>>

const kinds: Record<string, Fill> = {
  jobs: async ({ jobs }) => {
    await jobs.save([job(7), job(8, { closed })])
    return { ...jobs, save: (items) => jobs.save(items.map((item) => ({ ...job(7), ...item }))) }
  },
  stories: async ({ stories }) => {
    await stories.save([story(7), { ...story(8), closed }])
    return { ...stories, save: (items) => stories.save(items.map((item) => ({ ...story(7), ...item }))) }
  },
  articles: async ({ articles }) => {
    await articles.save([article('7'), { ...article('8'), closed, published: null }])
    return {
      ...articles,
      save: (items) => articles.save(items.map((item) => ({ ...article('7'), ...item }))),
    }
  },
}

/** The parts that jobs, stories and articles share, in every store. */
export function describeContent(current: () => Store): void {
  describe.each(Object.entries(kinds))('%s of staff', (_name, fill) => {
    it('are found by their external ids, listed by state and page, and replaced', async () => {
      const table = await fill(current())
      expect(await table.names()).toEqual(['sample-7', 'sample-8'])
      expect(await table.names('open')).toEqual(['sample-7'])
      expect(await table.names('closed')).toEqual(['sample-8'])
      expect(await table.named([])).toEqual([])
      const [found] = await table.named(['sample-8', 'sample-9'])
      expect(found).toMatchObject({ externalId: 'sample-8', version: 1, closed })
      const page = await table.page({ page: 1, perPage: 1 }, now)
      expect(page).toMatchObject({ items: [{ externalId: 'sample-8' }], total: 2 })
      expect(await table.page({ state: 'open', page: 2, perPage: 1 }, now)).toEqual({ items: [], total: 1 })
      await table.save([{ externalId: 'renamed', version: 2, closed: null }])
      expect(await table.names()).toEqual(['renamed', 'sample-8'])
      expect(await table.named(['renamed'])).toMatchObject([{ version: 2 }])
    })

    it('have external ids of their own', async () => {
      const table = await fill(current())
      await expect(table.save([{ externalId: 'sample-8', version: 2, closed: null }])).rejects.toThrow()
    })
  })

  describe('jobs with a closing date', () => {
    it('are listed as open until the end of the day in Japan, as the site shows them', async () => {
      const { jobs } = current()
      const saved = [
        job(1),
        job(2, { closingDate: '2026-11-20' }),
        job(3, { closed }),
        job(4, { closed, closingDate: '2026-11-20' }),
      ]
      await jobs.save(saved)
      for (const time of ['2026-11-20T14:59:59Z', '2026-11-20T15:00:00Z']) {
        const moment = new Date(time)
        const numbers = async (state: 'open' | 'closed') => {
          const { items, total } = await jobs.page({ state, page: 1, perPage: 10 }, moment)
          expect(total).toBe(items.length)
          return items.map(({ job_id }) => job_id).toReversed()
        }
        const expected = Map.groupBy(saved, (one) => isOpen(one, moment))
        const numbersOf = (open: boolean) => expected.get(open)?.map(({ job_id }) => job_id)
        expect(await numbers('open')).toEqual(numbersOf(true))
        expect(await numbers('closed')).toEqual(numbersOf(false))
      }
      // A complete import still closes those that it lacks.
      expect(await jobs.names('open')).toEqual(['sample-1', 'sample-2'])
    })
  })

  describe('numbers', () => {
    it('are above those of the sample, and never given again', async () => {
      const { jobs, stories } = current()
      const [first = 0, second] = await jobs.takeNumbers(2)
      expect(second).toBe(first + 1)
      expect(first).toBeGreaterThan(300_000)
      expect(await jobs.takeNumbers(1)).toEqual([first + 2])
      const [number = 0] = await stories.takeNumbers(1)
      expect(number).toBeGreaterThan(100)
    })
  })

  describe('advisors', () => {
    it('are listed in the order of their addition, and shown with their jobs', async () => {
      const { advisors, jobs } = current()
      await jobs.save([job(7)])
      const [first] = await advisors.all()
      if (!first) throw new Error('There is no advisor')
      await advisors.save([{ ...first, version: 2, en: { ...first.en, name: 'Another Name' } }])
      expect((await advisors.all()).map(({ version }) => version)).toEqual([
        2,
        ...advisorProfiles.slice(1).map(() => 1),
      ])
      expect((await jobs.find(7))?.advisor.en.name).toBe('Another Name')
      await expect(jobs.save([{ ...job(8), advisorId: 'nobody' }])).rejects.toThrow()
    })
  })

  describe('revisions', () => {
    it('change with the content that they are of', async () => {
      const { revisions, jobs, stories, articles, advisors, blog } = current()
      let before = await revisions.read()
      const changed = async () => {
        const later = await revisions.read()
        const parts = { jobs: later.jobs !== before.jobs, others: later.others !== before.others }
        before = later
        return parts
      }
      expect(await changed()).toEqual({ jobs: false, others: false })
      await jobs.save([job(7)])
      expect(await changed()).toEqual({ jobs: true, others: false })
      for (const change of [
        () => stories.save([story(7)]),
        () => articles.save([article('a')]),
        () => advisors.save(advisorProfiles),
        () => blog.saveTerm('tags', term('a')),
        () => blog.removeTerm('tags', 'a'),
      ]) {
        await change()
        expect(await changed()).toEqual({ jobs: false, others: true })
      }
    })
  })

  describe('categories and tags', () => {
    it('change in their place, and are removed', async () => {
      const { blog } = current()
      for (const slug of ['z', 'a']) await blog.saveTerm('categories', term(slug))
      await blog.saveTerm('categories', { ...term('z'), name: 'Other', language: 'en' })
      expect((await blog.terms()).categories).toEqual([
        { slug: 'z', name: 'Other', language: 'en' },
        term('a'),
      ])
      await blog.removeTerm('categories', 'z')
      expect(await blog.terms()).toEqual({ categories: [term('a')], tags: [] })
    })
  })
}
