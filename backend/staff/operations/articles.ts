import { articleKind, staffArticle } from '../../content/articles.ts'
import { getContent, listContent, putContent, setState } from '../content.ts'
import type { StaffHandler } from '../operation.ts'

const shown = { kind: articleKind, view: staffArticle }

export const listArticles: StaffHandler<'listArticles'> = ({ query }, env) =>
  listContent(query, env, { table: env.store.articles, view: staffArticle })

export const getArticle: StaffHandler<'getArticle'> = (input, env) => getContent(input, env, shown)

export const putArticle: StaffHandler<'putArticle'> = (input, env) => putContent(input, env, shown)

export const publishArticle: StaffHandler<'publishArticle'> = (input, env) =>
  setState(input, env, { ...shown, isClosed: false, problem: 'already-published' })

export const unpublishArticle: StaffHandler<'unpublishArticle'> = (input, env) =>
  setState(input, env, { ...shown, isClosed: true, problem: 'already-unpublished' })
