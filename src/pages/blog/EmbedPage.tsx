import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { brand } from '#domain/brand.ts'
import { isSlug } from '#domain/slugs.ts'
import { articleQuery } from '#src/api/blog.ts'
import { useLang } from '#src/context/language.ts'
import type { Head, PageContext } from '#src/page/pageModule.ts'
import { notFound } from '#src/page/notFound.ts'
import { orNotFound } from '#src/page/orNotFound.ts'
import { EmbedCard } from './embed/EmbedCard.tsx'

/** An article as a card that other sites show in a frame. */
export default function EmbedPage() {
  const { slug = '' } = useParams()
  const { data: article } = useQuery(articleQuery(useLang(), slug))
  return article && <EmbedCard article={article} />
}

export async function load({ lang, params, queryClient }: PageContext): Promise<void> {
  const { slug = '' } = params
  if (!isSlug(slug)) throw notFound()
  await orNotFound(queryClient.ensureQueryData(articleQuery(lang, slug)))
}

/** The article itself is for search engines, not its card. */
export function head({ lang, params, queryClient }: PageContext): Head {
  const article = queryClient.getQueryData(articleQuery(lang, params.slug ?? '').queryKey)
  if (!article) throw new Error(`The article ${params.slug} has not been loaded`)
  return { title: `${article.title} | ${brand.name.ja}`, description: article.excerpt, noindex: true }
}
