import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { brand } from '#domain/brand.ts'
import { isSlug } from '#domain/slugs.ts'
import { textsOf } from '#i18n/load.ts'
import { articleQuery, recommendedCardsQuery } from '#src/api/blog.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import type { Head, PageContext } from '#src/page/pageModule.ts'
import { notFound } from '#src/page/notFound.ts'
import { orNotFound } from '#src/page/orNotFound.ts'
import { Note } from '#src/ui/Note.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { ArticleDetail } from './article/ArticleDetail.tsx'

/** An article that is being written, for those who have the key of its draft. */
export default function PreviewPage() {
  const t = useTexts('blog')
  const [search] = useSearchParams()
  const { slug, draftKey } = draftOf(search)
  const { data: article } = useQuery(articleQuery(useLang(), slug, draftKey))
  return (
    article && (
      <>
        <Wrap>
          <Note tone="warn">{t.preview}</Note>
        </Wrap>
        <ArticleDetail article={article} />
      </>
    )
  )
}

/** Without the key of a draft there is nothing here, also where the article is published. */
export async function load({ lang, url, queryClient }: PageContext): Promise<void> {
  const { slug, draftKey } = draftOf(url.searchParams)
  if (!isSlug(slug) || !isDraftKey(draftKey)) throw notFound()
  const [article] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(articleQuery(lang, slug, draftKey))),
    queryClient.prefetchQuery(recommendedCardsQuery(lang, slug)),
  ])
  if (!article.isDraft) throw notFound()
}

export function head({ lang, url, queryClient }: PageContext): Head {
  const { slug, draftKey } = draftOf(url.searchParams)
  const article = queryClient.getQueryData(articleQuery(lang, slug, draftKey).queryKey)
  return {
    title: `${article?.title ?? slug} | ${brand.name.ja}`,
    description: textsOf(lang, 'blog').preview,
    noindex: true,
  }
}

function draftOf(search: URLSearchParams): { slug: string; draftKey: string } {
  return { slug: search.get('slug') ?? '', draftKey: search.get('draftKey') ?? '' }
}

/** As the contract writes keys (`getArticle`). */
function isDraftKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(text)
}
