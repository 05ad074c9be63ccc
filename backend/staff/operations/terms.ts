import type { Lang } from '#domain/lang.ts'
import { sameJson } from '#domain/sameJson.ts'
import { backendTexts } from '#i18n/backend.ts'
import { sha256 } from '../../crypto.ts'
import { recordEvent } from '../../events/record.ts'
import type { BlogTerm, BlogTerms } from '../../ports/blog.ts'
import type { Store } from '../../ports/store.ts'
import type { AuditedChange } from '../audit.ts'
import type { StaffEnv, StaffHandler } from '../operation.ts'
import { requireVersion } from '../versions.ts'

type Kind = keyof BlogTerms

/** The names of the kinds in events and in the record of changes. */
const nameOf = { categories: 'category', tags: 'tag' } as const

export const listCategories: StaffHandler<'listCategories'> = (_input, env) => list(env, 'categories')
export const listTags: StaffHandler<'listTags'> = (_input, env) => list(env, 'tags')
export const putCategory: StaffHandler<'putCategory'> = (input, env) => put(input, env, 'categories')
export const putTag: StaffHandler<'putTag'> = (input, env) => put(input, env, 'tags')
export const removeCategory: StaffHandler<'removeCategory'> = (input, env) => remove(input, env, 'categories')
export const removeTag: StaffHandler<'removeTag'> = (input, env) => remove(input, env, 'tags')

type Input = {
  params: { slug: string }
  ifMatch: string | null
  audit: (store: Store, change: AuditedChange) => Promise<void>
}

async function list({ store }: StaffEnv, kind: Kind) {
  const terms = (await store.blog.terms())[kind]
  return { status: 200 as const, body: { items: await Promise.all(terms.map(viewOf)) } }
}

type TermBody = { name: string; language: Lang }

function put(
  { params: { slug }, body, ifMatch, audit, lang }: Input & { body: TermBody; lang: Lang },
  env: StaffEnv,
  kind: Kind,
) {
  return env.store.transaction(async (store) => {
    const before = await find(store, kind, slug)
    requireVersion(ifMatch, before && (await viewOf(before)).version)
    if (before && before.language !== body.language) {
      const count = await countUses(store, kind, slug)
      const text = backendTexts[lang].staffIssues.termInUse({ count })
      if (count > 0)
        return {
          status: 422 as const,
          errors: [{ field: 'language', rule: 'invalid' as const, limit: 0, text }],
        }
    }
    const term = { slug, ...body }
    const view = await viewOf(term)
    if (!sameJson(before, term)) {
      await store.blog.saveTerm(kind, term)
      await audit(store, { target: `${nameOf[kind]}:${slug}`, before, after: term })
      const change = before ? 'changed' : 'added'
      await recordEvent(store, env, 'content-changed', {
        data: { content: nameOf[kind], externalId: slug, change },
      })
    }
    return { status: 200 as const, version: view.version, body: view }
  })
}

function remove({ params: { slug }, ifMatch, audit }: Input, env: StaffEnv, kind: Kind) {
  return env.store.transaction(async (store) => {
    const before = await find(store, kind, slug)
    if (!before) return { status: 404 as const }
    requireVersion(ifMatch, (await viewOf(before)).version)
    if ((await countUses(store, kind, slug)) > 0) return { status: 409 as const, problem: 'in-use' as const }
    await store.blog.removeTerm(kind, slug)
    await audit(store, { target: `${nameOf[kind]}:${slug}`, before, after: null })
    await recordEvent(store, env, 'content-changed', {
      data: { content: nameOf[kind], externalId: slug, change: 'removed' },
    })
    return { status: 200 as const, body: { slug } }
  })
}

async function find({ blog }: Store, kind: Kind, slug: string): Promise<BlogTerm | null> {
  return (await blog.terms())[kind].find((term) => term.slug === slug) ?? null
}

/** Counts the articles with a category or a tag, drafts too. */
async function countUses({ articles }: Store, kind: Kind, slug: string): Promise<number> {
  const names = await articles.names()
  let count = 0
  for (let first = 0; first < names.length; first += 100) {
    const found = await articles.named(names.slice(first, first + 100))
    count += found.filter(({ published, draft }) =>
      [published, draft].some(
        (text) => text && (kind === 'tags' ? text.tags.includes(slug) : text.category === slug),
      ),
    ).length
  }
  return count
}

/** A term has no counter of changes: its version is a hash of its values. */
async function viewOf(term: BlogTerm) {
  return { ...term, version: (await sha256(JSON.stringify([term.name, term.language]))).slice(0, 16) }
}
