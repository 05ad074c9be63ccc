import { describe, expect, it } from 'vitest'
import { publishedSummary } from '#backend/blog/published.ts'
import type { Store } from '#backend/ports/store.ts'
import { article, term } from './samples.ts'

/** The blog in every store. */
export function describeBlog(store: () => Store): void {
  describe('the blog', () => {
    const empty = { articles: [], categories: [], tags: [] }

    it('has categories and tags in the order of their addition', async () => {
      await store().blog.insert({ ...empty, categories: [term('z'), term('a/b')], tags: [term('y')] })
      await store().blog.insert({ ...empty, categories: [term('b')], tags: [term('a')] })
      expect(await store().blog.terms()).toEqual({
        categories: [term('z'), term('a/b'), term('b')],
        tags: [term('y'), term('a')],
      })
    })

    it('has each article as it was, by its slug', async () => {
      const draft = { ...article('b'), published: null }
      await store().blog.insert({ ...empty, articles: [draft, article('a')] })
      expect(await store().blog.find('a')).toEqual(article('a'))
      expect(await store().blog.find('b')).toEqual(draft)
      expect(await store().blog.find('c')).toBeNull()
    })

    it('has summaries of published articles, without bodies and drafts', async () => {
      const articles = [article('b'), { ...article('c'), published: null }, article('a')]
      await store().blog.insert({ ...empty, articles })
      const summaries = await store().blog.summaries()
      expect(summaries.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))).toEqual(
        [article('a'), article('b')].map(publishedSummary),
      )
      expect(JSON.stringify(summaries)).not.toMatch(/"(body|draft|key)"/)
    })

    it('is added all or nothing', async () => {
      await store().blog.insert({ ...empty, articles: [article('a')] })
      const known = { articles: [article('b'), article('a')], categories: [term('z')], tags: [term('z')] }
      await expect(store().blog.insert(known)).rejects.toThrow()
      expect((await store().blog.summaries()).map(({ slug }) => slug)).toEqual(['a'])
      expect(await store().blog.find('b')).toBeNull()
      expect(await store().blog.terms()).toEqual({ categories: [], tags: [] })
      await expect(store().blog.insert({ ...empty, tags: [term('a'), term('a')] })).rejects.toThrow()
    })

    it('may be empty', async () => {
      await store().blog.insert(empty)
      expect(await store().blog.summaries()).toEqual([])
      expect(await store().blog.terms()).toEqual({ categories: [], tags: [] })
    })
  })
}
