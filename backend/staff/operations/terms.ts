import type { Lang } from '#domain/lang.ts'
import { sameJson } from '#domain/sameJson.ts'
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

function put(
  { params: { slug }, body, ifMatch, audit }: Input & { body: { name: string; language: Lang } },
  env: StaffEnv,
  kind: Kind,
) {
  return env.store.transaction(async (store) => {
    const before = await find(store, kind, slug)
    requireVersion(ifMatch, before && (await viewOf(before)).version)
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
    if (await isUsed(store, kind, slug)) return { status: 409 as const, problem: 'in-use' as const }
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

/** Articles have categories and tags also as drafts. */
async function isUsed({ articles }: Store, kind: Kind, slug: string): Promise<boolean> {
  const names = await articles.names()
  for (let first = 0; first < names.length; first += 100) {
    const found = await articles.named(names.slice(first, first + 100))
    const texts = found.flatMap(({ published, draft }) => [published, draft])
    if (texts.some((text) => text && (kind === 'tags' ? text.tags.includes(slug) : text.category === slug)))
      return true
  }
  return false
}

/** A term has no counter of changes: its version is a hash of its values. */
async function viewOf(term: BlogTerm) {
  return { ...term, version: (await sha256(JSON.stringify([term.name, term.language]))).slice(0, 16) }
}
