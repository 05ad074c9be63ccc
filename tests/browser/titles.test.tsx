/** Titles of all jobs, stories and articles, and all employers, as `Heading` sets them, without bad line breaks. */

import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { articles } from '#content/articles/index.ts'
import { jobs } from '#content/jobs/index.ts'
import { stories } from '#content/stories/index.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import terms from '../../i18n/TERMS.md?raw'

const unique = (texts: string[]) => [...new Set(texts)]

const titlesIn = (lang: Lang): string[] =>
  unique([
    ...jobs.flatMap((job) => [job[lang].title, job[lang].employer]),
    ...stories.map((story) => story[lang].catchTitle),
    ...articles.filter(({ language }) => language === lang).map(({ title }) => title),
  ])

/** The Japanese words of the dictionary of terms. */
const words = unique(
  [...terms.matchAll(/^\| ([^|]*?) +\|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[\p{sc=Han}\p{sc=Kana}ー]{2,}/gu) ?? [],
  ),
)

/** Returns the lines of an element's text. */
function linesOf(element: Element): string[] {
  const lines: string[] = []
  let bottom = -Infinity
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [place, letter] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      const rect = range.getClientRects()[0]
      if (rect && rect.width > 0 && rect.top >= bottom) {
        lines.push('')
        bottom = rect.bottom - 1
      }
      lines[lines.length - 1] += letter
    }
  }
  return lines
}

/** Words that end where a long run of katakana may break: スマートフォン｜アプリ. */
const ends =
  /(エンド|プロジェクト|プロダクト|テクニカル|フルスタック|ソフトウェア|ファームウェア|アナリティクス|データ|プログラム|インフラ|クライアント|ゲーム|サーバー|セールス|セキュリティ|スーパーマーケット|ペネトレーション|スマートフォン|ドラッグストア|コンパニオン|ロボット|ゲームプレイ|アクション)$/u

/** Bad breaks between the end of a line and the start of the next one. */
const badBreaks: { fault: string; before: RegExp; after: RegExp }[] = [
  { fault: 'begins with a mark', before: /$/, after: /^[／、。，．）」』・ー〜？！ゃゅょっャュョッ)/.,]/ },
  { fault: 'begins with さん', before: /$/, after: /^さん/ },
  { fault: 'ends with a bracket', before: /[（「『(]$/, after: /^/ },
  {
    fault: 'begins with a particle',
    before: /[\p{sc=Han}\p{sc=Kana}ー\w）]$/u,
    after: /^[をがはにでとのもへや][^\p{sc=Hira}]/u,
  },
  { fault: 'parts a number from its unit', before: /\d$/, after: /^[\p{sc=Han}カか%]/u },
  { fault: 'is inside of a word', before: /[\p{sc=Kana}ー]$/u, after: /^[\p{sc=Kana}ー]/u },
]

/** Returns the reasons why a break between two lines is bad. */
function faults(before: string, after: string): string[] {
  const found = badBreaks.filter((bad) => bad.before.test(before) && bad.after.test(after))
  return [
    ...found
      .map(({ fault }) => fault)
      .filter((fault) => fault !== 'is inside of a word' || !ends.test(before)),
    ...words.filter((word) => isParted(word, before, after)).map((word) => `is inside of ${word}`),
  ]
}

/** Returns whether a word begins in one line and ends in the next. */
function isParted(word: string, before: string, after: string): boolean {
  const near = before.slice(1 - word.length) + after.slice(0, word.length - 1)
  return near.includes(word)
}

test.each(languages.flatMap((lang) => [320, 390, 768, 1280].map((width) => [lang, width] as const)))(
  '%s at %i px',
  async (lang, width) => {
    await page.viewport(width, 800)
    const titles = titlesIn(lang)
    const { container } = await render(
      <div lang={lang}>
        <Wrap>
          {titles.map((title) => (
            <div key={title}>
              <Heading level={1}>{title}</Heading>
              <Heading level={3} style={{ maxWidth: '22em' }}>
                {title}
              </Heading>
            </div>
          ))}
        </Wrap>
      </div>,
    )
    const bad = [...container.querySelectorAll('h1, h3')].flatMap((heading) => {
      const lines = linesOf(heading)
      const wide =
        heading.scrollWidth > heading.clientWidth ? [`${lines.join('｜')}: wider than its place`] : []
      return [
        ...wide,
        ...lines
          .slice(1)
          .flatMap((line, place) =>
            faults((lines[place] ?? '').trimEnd(), line).map((fault) => `${lines.join('｜')}: ${fault}`),
          ),
      ]
    })
    expect(titles.length).toBeGreaterThan(80)
    expect(unique(bad)).toEqual([])
  },
)
