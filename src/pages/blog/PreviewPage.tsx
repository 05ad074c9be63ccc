import { textsOf } from '#i18n/load.ts'
import { type Article, recommendedCardsQuery } from '#src/api/blog.ts'
import { useTexts } from '#src/context/language.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import { notFound } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ArticleDetail } from './article/ArticleDetail.tsx'
import { loadArticle } from './article/articleMeta.tsx'
import styles from './article/article.module.css'

/** The draft of an article, for people with its key. */
function PreviewPage({ data: article }: { data: Article }) {
  const t = useTexts('blog')
  return (
    <>
      <Wrap>
        <Note tone="warn" className={styles.draft}>
          {t.preview}
        </Note>
      </Wrap>
      <ArticleDetail article={article} />
    </>
  )
}

/** Loads the draft. Without a valid key it is not found, even if the article is published. */
async function load(context: PageContext): Promise<Article> {
  const { url, queryClient } = context
  const slug = url.searchParams.get('slug') ?? ''
  const draftKey = url.searchParams.get('draftKey') ?? ''
  if (!isDraftKey(draftKey)) throw notFound()
  const article = await loadArticle(context, slug, draftKey)
  if (!article.isDraft) throw notFound()
  await queryClient.prefetchQuery(recommendedCardsQuery(article.language, slug))
  return article
}

function head({ lang }: PageContext, { title }: Article): Head {
  return pageHead('ja', { title, description: textsOf(lang, 'blog').preview })
}

/** Checks the contract's pattern of draft keys (`getArticle`). */
function isDraftKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(text)
}

export default defineDataPage({ component: PreviewPage, load, head })
