/**
 * Writes the examples of the operations that answer from the sample content alone: what the backend really answers. Run it
 * after a change of the content (`node scripts/examples.ts`), then `npm run generate`. A test compares them.
 */
import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { languages } from '#domain/lang.ts'
import { type TestAnswer, createTestApp } from '#mocks/test.ts'

/** The calls whose answers are examples, by operation. The ids are the examples of the path parameters. */
const calls = {
  searchJobs: '/job?facets=true',
  getJob: '/job/20401',
  listStories: '/case',
  getStory: '/case/3',
  listOptions: '/master/hrbc-options',
}

/** The same for what is not localised, by file: one example, where the caller's language changes nothing. */
const blogCalls = {
  listArticles: { path: '/blog/article', summary: 'In either language of the answer' },
  'getArticle.ja': {
    path: '/blog/article/report-your-change-of-employer',
    summary: 'An article in Japanese',
  },
  'getArticle.en': {
    path: '/blog/article/your-first-payslip-line-by-line',
    summary: 'An article in English',
  },
  listBlogCategories: { path: '/blog/category', summary: 'In either language of the answer' },
  listBlogTags: { path: '/blog/tag', summary: 'In either language of the answer' },
  listRecommendedArticles: {
    path: '/blog/recommendation?slug=report-your-change-of-employer',
    summary: 'While a Japanese article is read',
  },
}

const summaries = { ja: 'In Japanese', en: 'In English' }

export type ExampleFile = { file: string; content: { summary: string; value: unknown } }

/** The example files as the backend of now would fill them, at a fixed time. */
export async function examples(): Promise<ExampleFile[]> {
  const app = await createTestApp()
  const wanted = [
    ...Object.entries(calls).flatMap(([id, path]) =>
      languages.map((lang) => ({ name: `${id}.${lang}`, path, lang, summary: summaries[lang] })),
    ),
    ...Object.entries(blogCalls).map(([name, call]) => ({ name, lang: 'ja' as const, ...call })),
  ]
  return Promise.all(
    wanted.map(async ({ name, path, lang, summary }) => ({
      file: `openapi/components/examples/${name}.yaml`,
      content: { summary, value: successOf(await app.call('GET', path, { lang })) },
    })),
  )
}

function successOf({ status, body }: TestAnswer): unknown {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return body
}

if (import.meta.main) {
  for (const { file, content } of await examples())
    writeFileSync(file, stringify(content, { lineWidth: 120, version: '1.1' }))
}
