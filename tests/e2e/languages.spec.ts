import { sitePages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { type PageText, englishOnlyTexts, textsOfPage } from './support/texts.ts'

/** Words that stand unmarked in the other language (interfaces §12). */
const names = /日本語|株式会社ハシ|橋|Page Not Found|Loading\.\.\.|Hashi Inc\.|English/g

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/
/** Two words of running text side by side; names of skills and products begin with capitals. */
const englishText = /\b[a-z]{2,} [a-z]{2,}\b/

/** The page with searches that name a filter, ignore a value or find nothing. */
const searches = [
  '?jobCategory=qa&japaneseLevel=business_level_jp&location=atlantis',
  '?searchWord=zzzz&salary=14000000',
  '?page=99',
]

const paths = sitePages.flatMap(({ id, lang, path }) =>
  (id === 'jobs' ? ['', ...searches] : ['']).map((query) => ({ lang, path: path + query })),
)

for (const { lang, path } of paths) {
  test(`${path} is wholly in its language`, async ({ open, page }) => {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const english = await englishOnlyTexts()
    const isForeign = ({ text, lang: marked }: PageText) => {
      if (marked !== lang) return false
      const rest = text.replaceAll(names, '')
      return lang === 'en' ? japanese.test(rest) : english.has(rest) || englishText.test(rest)
    }
    expect((await textsOfPage(page)).filter(isForeign)).toEqual([])
  })
}
