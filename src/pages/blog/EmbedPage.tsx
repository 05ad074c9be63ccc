import type { Article } from '#src/api/blog.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { loadArticle } from './article/articleMeta.tsx'
import { EmbedCard } from './embed/EmbedCard.tsx'

/** An article as a card that other sites show in a frame. */
function EmbedPage({ data: article }: { data: Article }) {
  return <EmbedCard article={article} />
}

function head(_: PageContext, { title, excerpt }: Article): Head {
  return pageHead('ja', { title, description: excerpt })
}

export default defineDataPage({
  component: EmbedPage,
  load: (context) => loadArticle(context, context.params.slug ?? ''),
  head,
})
