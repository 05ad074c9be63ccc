import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { getGetCareerQueryOptions, getGetResumeQueryOptions } from '#src/api/profile.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import { type Head, pageHead } from '#src/page/head.ts'
import { notFound } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'

export type DocumentKind = Source['kind']

const isKind = (page: string | null): page is DocumentKind => page === 'resume' || page === 'career'

/** Returns the document that the query value `page` names, or null (spec §2). */
export function kindOf(page: string | null): DocumentKind | null {
  return isKind(page) ? page : null
}

/** Returns the document of an address; another value of `page` is "not found". */
export function documentOf(url: URL): DocumentKind {
  const kind = kindOf(url.searchParams.get('page'))
  if (kind === null) throw notFound()
  return kind
}

/** Loads a document; an applicant who has stored none gets an empty one. */
export async function loadDocument(
  kind: DocumentKind,
  lang: Lang,
  queryClient: QueryClient,
): Promise<Source> {
  return kind === 'resume'
    ? { kind, content: await queryClient.fetchQuery(getGetResumeQueryOptions(lang)) }
    : { kind, content: await queryClient.fetchQuery(getGetCareerQueryOptions(lang)) }
}

/** Returns the function that makes the head of a document's page; `title` is the text of its heading. */
export function documentHead(title: 'title' | 'downloadTitle') {
  return ({ url, lang }: PageContext): Head => {
    const t = textsOf(lang, 'pdf')[kindOf(url.searchParams.get('page')) ?? 'resume']
    return pageHead(lang, { title: t[title], description: t.description })
  }
}
