import type { Lang } from '#domain/lang.ts'
import { hasScript, removedMedia, sanitize } from '#domain/sanitize.ts'
import * as zod from '#openapi/staff/generated/zod.ts'
import type { ArticleBody } from '#openapi/staff/generated/zod.ts'
import type { Mistake } from '../mistakes.ts'
import type { Article, ArticleText, BlogTerm, BlogTerms } from '../ports/blog.ts'
import type { Closing } from '../ports/content.ts'
import { endOf, issueIf, languageIssues, publicTime, staysClosed } from './checks.ts'
import type { ContentKind, Written } from './kind.ts'

/** Addresses of other pages of the blog (schema `ArticleSlug`). */
const RESERVED = ['aboutus', 'preview', 'page', 'tag', 'category', 'feed']

/** Articles. One that is not published has its text as a draft. */
export const articleKind: ContentKind<ArticleBody, Article> = {
  name: 'article',
  schema: zod.ArticleBody,
  table: ({ articles }) => articles,
  async prepare(store, written) {
    const terms = await store.blog.terms()
    const owners = new Map<string, string>()
    for (const { externalId, body, before } of written) {
      const owner = before?.slug === body.slug ? before : await store.blog.find(body.slug)
      if (!owners.has(body.slug)) owners.set(body.slug, owner?.externalId ?? externalId)
    }
    return (one) => [
      ...termIssues(one.body, terms),
      ...issueIf(RESERVED.includes(one.body.slug), 'slug', 'slugReserved'),
      ...issueIf(owners.get(one.body.slug) !== one.externalId, 'slug', 'slugTaken'),
      ...issueIf(one.before !== null && one.before.slug !== one.body.slug, 'slug', 'slugChanged'),
      ...issueIf(hasScript(one.body.body), 'body', 'script'),
      ...languageIssues(one.body.language, 'body', one.body.body.replaceAll(/<[^<>]*>/g, ' ')),
    ]
  },
  bodyOf(article) {
    const { slug, language, publishedAt, isEditorsChoice, closed } = article
    const { title, excerpt, category, tags, author, authorNote, body } = textOf(article)
    return {
      slug,
      language,
      title,
      excerpt,
      category,
      tags,
      author,
      authorNote,
      body: sanitize(body, 'article'),
      publishedAt: publicTime(publishedAt),
      isEditorsChoice,
      ...(closed && { published: false }),
    }
  },
  complete: ({ published, isEditorsChoice = false, publishedAt, ...body }, before, now) => ({
    ...body,
    body: completeHtml(body.body),
    isEditorsChoice,
    publishedAt: publicTime(publishedAt ?? before?.publishedAt ?? now),
    ...(staysClosed(published === undefined ? undefined : !published, before) && { published: false }),
  }),
  removedMedia: ({ body }) => removedMedia(body, 'article'),
  make: async (_store, written, now) => written.map((one) => articleOf(one, now)),
  close: withEnd,
}

/** Returns sanitised HTML. HTML with a script stays as it is, for the check that refuses it. */
const completeHtml = (html: string): string => (hasScript(html) ? html : sanitize(html, 'article'))

function termIssues({ category, tags, language }: ArticleBody, terms: BlogTerms) {
  const inCategory = { unknown: 'category', foreign: 'language' } as const
  const inTag = { unknown: 'tag', foreign: 'tagLanguage' } as const
  return [
    ...termIssue(category, terms.categories, language, 'category', inCategory),
    ...tags.flatMap((tag, at) => termIssue(tag, terms.tags, language, `tags.${at}`, inTag)),
  ]
}

/** Returns an issue for a term that does not exist, or that is not in the language of the article. */
function termIssue(
  slug: string,
  terms: BlogTerm[],
  language: Lang,
  field: string,
  mistakes: { unknown: Mistake; foreign: Mistake },
) {
  const term = terms.find((each) => each.slug === slug)
  return issueIf(term?.language !== language, field, term ? mistakes.foreign : mistakes.unknown)
}

function articleOf({ externalId, body, before }: Written<ArticleBody, Article>, now: Date): Article {
  const { slug, language, isEditorsChoice = false, publishedAt: asked, published, ...text } = body
  const isSame = before && publicTime(before.publishedAt) === asked
  const publishedAt = isSame ? before.publishedAt : new Date(asked ?? now).toISOString()
  const updatedAt = now.toISOString() > publishedAt ? now.toISOString() : publishedAt
  const article: Article = {
    slug,
    language,
    isEditorsChoice,
    publishedAt,
    externalId,
    version: (before?.version ?? 0) + 1,
    closed: null,
    published: {
      ...text,
      updatedAt,
    },
    draft: null,
  }
  return withEnd(article, endOf(published === false, before, now), before?.draft?.key)
}

/** Returns an article with its text published, or as a draft with a key. */
function withEnd(article: Article, closed: Closing | null, key = newKey()): Article {
  const text = textOf(article)
  return closed
    ? { ...article, closed, published: null, draft: { ...text, key } }
    : { ...article, closed, published: text, draft: null }
}

function textOf({ published, draft }: Article): ArticleText {
  if (published) return published
  if (!draft) throw new Error('An article has no text')
  const { key: _, ...text } = draft
  return text
}

/** Returns 128 random bits. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns an article as staff see it. */
export function staffArticle(article: Article) {
  const { published: _, publishedAt = '', isEditorsChoice = false, ...body } = articleKind.bodyOf(article)
  return {
    external_id: article.externalId,
    version: String(article.version),
    closedAt: article.closed && article.closed.at,
    updatedAt: publicTime(textOf(article).updatedAt),
    draftKey: article.draft && article.draft.key,
    ...body,
    publishedAt,
    isEditorsChoice,
  }
}
