import type { Lang } from '#domain/lang.ts'
import { type Finding, type Text, sentenceAt } from './text.ts'

/** A word that the product does not use, and its word for the same thing (`i18n/TERMS.md`). */
type Term = { lang: Lang; not: RegExp; but: string }

const terms: Term[] = [
  { lang: 'en', not: /\be-mails?\b/i, but: 'email' },
  { lang: 'en', not: /\bbusiness days?\b/i, but: 'working days' },
  { lang: 'en', not: /\bfavou?rites?\b/i, but: 'saved jobs' },
  { lang: 'en', not: /\bvisa status\b/i, but: 'residence status' },
  { lang: 'en', not: /'/, but: 'the apostrophe ’' },
  { lang: 'en', not: /\bcareer talks?\b/i, but: 'career chat' },
  { lang: 'ja', not: /かまいません/, but: '構いません' },
  { lang: 'ja', not: /そのほか/, but: 'その他' },
  { lang: 'ja', not: /あとから/, but: '後から' },
  { lang: 'ja', not: /お気に入り/, but: '気になる' },
  { lang: 'ja', not: /^求める人物$/, but: '応募条件' },
  { lang: 'ja', not: /^仕事の内容$/, but: '仕事内容' },
  { lang: 'ja', not: /姉妹サイトの求人サイト/, but: '姉妹サイト「GitTap」' },
  { lang: 'ja', not: /[eE]メール/, but: 'メール' },
  { lang: 'ja', not: /\dか[月国所店年]/, but: 'カ, as browsers break a line after か' },
  { lang: 'ja', not: /[\p{scx=Kana}\p{sc=Han}][()]|[()][\p{scx=Kana}\p{sc=Han}]/u, but: 'brackets （）' },
]

/** Finds words that are not the product's. */
export function lintTerms(texts: Text[]): Finding[] {
  return texts.flatMap((source) =>
    terms.flatMap(({ lang, not, but }) => {
      const found = source.lang === lang ? not.exec(source.text) : null
      if (!found) return []
      const sentence = sentenceAt(source.text, found.index)
      return [{ source, rule: 'terms', message: `“${found[0]}”: use ${but}`, sentence }]
    }),
  )
}
