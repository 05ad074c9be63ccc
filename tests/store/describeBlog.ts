import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { article, term } from './samples.ts'

/** What every store does with the blog. */
export function describeBlog(store: () => Store): void {
  describe('the blog', () => {
    const empty = { articles: [], categories: [], tags: [] }

    it('comes back as it was, its categories and tags in the order in which they were added', async () => {
      const articles = [article('b'), article('a')]
      await store().blog.insert({ articles, categories: [term('z'), term('a/b')], tags: [term('y')] })
      await store().blog.insert({ ...empty, categories: [term('b')], tags: [term('a')] })
      const blog = await store().blog.all()
      expect(blog.articles).toHaveLength(2)
      expect(blog.articles).toEqual(expect.arrayContaining(articles))
      expect(blog.categories).toEqual([term('z'), term('a/b'), term('b')])
      expect(blog.tags).toEqual([term('y'), term('a')])
    })

    it('is added all or nothing', async () => {
      await store().blog.insert({ ...empty, articles: [article('a')] })
      const known = { articles: [article('b'), article('a')], categories: [term('z')], tags: [term('z')] }
      await expect(store().blog.insert(known)).rejects.toThrow()
      expect(await store().blog.all()).toEqual({ ...empty, articles: [article('a')] })
      await expect(store().blog.insert({ ...empty, tags: [term('a'), term('a')] })).rejects.toThrow()
    })

    it('may be empty', async () => {
      await store().blog.insert(empty)
      expect(await store().blog.all()).toEqual(empty)
    })
  })
}
