/** An article of the blog as sample content. It is written in one language. */
export type ArticleSeed = {
  slug: string
  language: 'ja' | 'en'
  title: string
  /** A sentence or two, plain text; also the description for search engines. */
  excerpt: string
  /** Slug of a category of `taxonomy.ts` in the same language. */
  category: string
  /** Slugs of tags of `taxonomy.ts` in the same language. */
  tags: string[]
  publishedDaysAgo: number
  updatedDaysAgo: number
  author: string
  /** The author's work and the reviewer of the facts. May be empty. */
  authorNote: string
  /** Recommended first outside articles. */
  isEditorsChoice?: boolean
  /** Marks a draft, which only the preview with this key shows (`openssl rand -hex 16`). */
  draftKey?: string
  /** HTML: h2 and h3, each with an id, p, ul, ol, li, strong, em, a, blockquote and table. */
  body: string
}
