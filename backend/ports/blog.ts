/** The blog. An article has texts in one language. */

import type { Lang } from '#domain/lang.ts'
import type { ContentState, ContentTable } from './content.ts'

/** A category or tag of the blog, named in its own language. */
export type BlogTerm = { slug: string; name: string; language: Lang }

/** The text of an article at one time. */
export type ArticleText = {
  title: string
  excerpt: string
  /** Slug of its category. */
  category: string
  /** Slugs of its tags. */
  tags: string[]
  author: string
  authorNote: string
  /** HTML from an editor, as it was written. */
  body: string
  /** ISO, UTC; not before `publishedAt`. */
  updatedAt: string
}

/** An article that is not published is closed, and its text is the draft. */
export type Article = ContentState & {
  slug: string
  language: Lang
  /** The time of its first publication, or of its creation if it was never published. ISO, UTC. */
  publishedAt: string
  isEditorsChoice: boolean
  /** Null until it is published. */
  published: ArticleText | null
  /**
   * A draft that can only be read with its key; null without a draft. The author of the draft makes the key: 128 random bits, such as 32
   * hexadecimal digits (`openssl rand -hex 16`). Wrong keys are not rate-limited, so a shorter one could be guessed.
   */
  draft: (ArticleText & { key: string }) | null
}

/** The part of a published article that lists show. */
export type ArticleSummary = Pick<Article, 'slug' | 'language' | 'publishedAt' | 'isEditorsChoice'> &
  Omit<ArticleText, 'author' | 'authorNote' | 'body'> & { readingMinutes: number }

export type BlogTerms = {
  /** In the order of the menu. */
  categories: BlogTerm[]
  tags: BlogTerm[]
}

export type Blog = BlogTerms & { articles: Article[] }

export interface BlogTable {
  /** All published articles without their bodies, in no order. */
  summaries(): Promise<ArticleSummary[]>
  /** An article with its bodies, also one that is only a draft. */
  find(slug: string): Promise<Article | null>
  /** Categories and tags, in the order of their addition. */
  terms(): Promise<BlogTerms>
  insert(blog: Blog): Promise<void>
  /** Adds a category or a tag, or changes its name and language. */
  saveTerm(kind: keyof BlogTerms, term: BlogTerm): Promise<void>
  /** Removes a category or a tag. No article may have it. */
  removeTerm(kind: keyof BlogTerms, slug: string): Promise<void>
  /** Removes articles, and those of the tags that no other article has. */
  remove(blog: { articles: string[]; tags: string[] }): Promise<void>
}

/** The articles, by slugs as their numbers. */
export type ArticleTable = ContentTable<Article>
