import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#i18n/load.ts'
import type { HistoryRow, Resume } from '#openapi/generated/zod.ts'
import { words as formWords } from '#src/features/pdf/resume/form.ts'
import { resumePaper } from '#src/features/pdf/resume/resumePaper.ts'
import { emptyResume, readBack, resume, typefaceFor } from './support.ts'

beforeAll(() => loadTexts('ja', ['personOptions']))

const photo = resume.photo && `data:${resume.photo.type};base64,${resume.photo.data}`
function read(changes: Partial<Resume> = {}, picture = photo) {
  const content = { ...resume, ...changes }
  const typeface = typefaceFor(content)
  return readBack(resumePaper(content, picture, typeface), typeface)
}
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

const row = (index: number, description = `第${index + 1}行の出来事`): HistoryRow => ({
  year: 2000 + index,
  month: 4,
  description,
})
const rows = (count: number, description?: string) =>
  Array.from({ length: count }, (_, index) => row(index, description))

test('the resume has two sheets of A4, with everything that was stored', async () => {
  const { pages, text, info } = await read()
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [595, 842],
    [595, 842],
  ])
  expect(info).toMatchObject({ Title: '履歴書', Author: 'Maria Santos', Language: 'ja' })
  const { name, nameKana, address, addressKana, motivation, preferences } = resume
  const entries = [...resume.education, ...resume.work, ...resume.licences].map((each) => each.description)
  for (const words of [name, nameKana, address, addressKana, motivation, preferences, ...entries])
    expect(text).toContain(squeezed(words))
  expect(text).toContain('2026年11月21日現在')
  expect(text).toContain('1992年4月17日生（満34歳）')
  expect(text).toContain('〒460-0000')
  expect(text).toContain('090-0000-0000')
  expect(text).toContain('国籍：ブラジル在留資格：技術・人文知識・国際業務在留期限：2028年8月31日')
})

test('the history has centred headings, 「現在に至る」 and 「以上」, in order', async () => {
  const [first] = (await read()).pages
  const words = [
    '学歴・職歴',
    '学歴',
    '2010',
    '入学',
    '職歴',
    '同社運用チームの主任となる',
    '現在に至る',
    '以上',
  ]
  let from = 0
  for (const word of words) {
    const place = first?.text.indexOf(word, from) ?? -1
    expect({ word, isInOrder: place >= from }).toEqual({ word, isInOrder: true })
    from = place + word.length
  }
})

test('「現在に至る」 is left out after the last employment', async () => {
  expect((await read({ currentlyEmployed: false })).text).not.toContain('現在に至る')
})

test.each([
  ['819000000000', '090-0000-0000'],
  ['81300000000', '0300000000'],
  ['919800000000', '919800000000'],
])('the number %s is printed as %s', async (phoneNumber, printed) => {
  expect((await read({ phoneNumber })).text).toContain(printed)
})

test('the Japanese calendar is used throughout', async () => {
  const { text } = await read({ era: 'japanese' })
  expect(text).toContain('令和8年11月21日現在')
  expect(text).toContain('平成4年4月17日生')
  expect(text).toContain('平成222サンパウロ')
  expect(text).toContain('在留期限：令和10年8月31日')
  expect(text).not.toMatch(/20[12]\d/)
})

test('the file is tagged: programs read title, photo, fields, tables and boxes in order', async () => {
  const { pages, isTagged } = await read()
  expect(isTagged).toBe(true)
  const [first, second] = pages
  expect(first?.elements.slice(0, 5)).toEqual([
    { role: 'H1', text: '履歴書' },
    { role: 'P', text: '2026年11月21日現在' },
    { role: 'Figure', text: '証明写真' },
    { role: 'P', text: 'ふりがなまりあさんとす' },
    { role: 'P', text: '氏名MariaSantos' },
  ])
  expect(first?.elements).toContainEqual({ role: 'TH', text: '学歴・職歴（各別にまとめて書く）' })
  expect(first?.elements).toContainEqual({ role: 'TD', text: 'サンパウロ州立技術大学情報工学科卒業' })
  expect(second?.elements).toContainEqual({ role: 'H2', text: formWords.motivation })
  // The number of a page is not read.
  expect(first?.elements.filter(({ text }) => text.includes('1/2'))).toEqual([])
})

test('bold type is a font of its own', async () => {
  const { fonts } = await read()
  expect(fonts).toEqual(new Set(['NotoSerifJP-Regular', 'NotoSerifJP-Bold', 'SourceSerif4-Regular']))
})

test('a photo is in the file; without one there is a frame with the hints of the template', async () => {
  const [withPhoto] = (await read()).pages
  expect(withPhoto?.pictures).toBe(1)
  expect(withPhoto?.text).not.toContain('写真をはる位置')
  const [without] = (await read({}, null)).pages
  expect(without?.pictures).toBe(0)
  expect(without?.text).toContain('写真をはる位置')
})

test('an empty resume is the blank form', async () => {
  const { pages, text } = await read(emptyResume, null)
  expect(pages).toHaveLength(2)
  expect(text).toContain('学歴・職歴（各別にまとめて書く）')
  expect(text).not.toContain('以上')
})

describe('excess content continues on the appendix sheet', () => {
  test('18 entries fit on the form', async () => {
    const { pages, text } = await read({ education: rows(6), work: rows(12) })
    expect(pages).toHaveLength(2)
    expect(text).not.toContain('別紙')
    expect(pages[0]?.text).toContain('第12行の出来事現在に至る以上')
  })

  test('18 entries of 200 characters are complete, on further sheets', async () => {
    const long = 'あいうえゑ'.repeat(40)
    const { pages, text } = await read({ education: rows(6, long), work: rows(12, long) })
    expect(pages.length).toBeGreaterThan(2)
    expect(pages[0]?.text).toContain('（以下、別紙のとおり）')
    expect(pages[2]?.text).toContain('学歴・職歴（各別にまとめて書く）（続き）')
    expect([...text].filter((character) => character === 'ゑ')).toHaveLength(18 * 40)
  })

  test('2,000 characters of motivation and 1,000 of preferences are complete', async () => {
    const motivation = '働'.repeat(2000)
    const preferences = '希'.repeat(1000)
    const { pages, text } = await read({ motivation, preferences })
    expect(pages.length).toBeGreaterThan(2)
    expect(text.match(/働/g)).toHaveLength(2000)
    // The heading of the box has one as well, on the form and on the appendix sheet.
    expect(text.match(/希/g)?.length).toBeGreaterThanOrEqual(1000)
    expect(pages[2]?.text).toContain('別紙')
    expect(pages[2]?.text).toContain(`${pages.length}`)
  })

  test('five long licences are complete', async () => {
    const { text } = await read({ licences: rows(5, 'かきくけこ'.repeat(40)) })
    expect([...text].filter((character) => character === 'こ').length).toBeGreaterThanOrEqual(200)
  })
})

test.for([
  ['Nguyễn Thị Linh'],
  ['Nguyễn Thị Linh'.normalize('NFD')],
  ['Ōno Yūki, Itō Jun'],
  ['Łukasz Żółć, Šárka Děvečková, İbrahim Şahin'],
  ['Çağrı Čćcacao'],
  ['Иван Петров, Γιώργος, poco caro'],
  ['髙橋 﨑 𠮷野家 邉邊'],
  ['\ufa19\ufa1b 朗'],
] as const)('the name %s is in the file', async ([name]) => {
  expect((await read({ name })).text).toContain(
    squeezed(name.replaceAll(/\P{M}\p{M}+/gu, (each) => each.normalize('NFC'))),
  )
})

test('HTML and very long words are shown as text', async () => {
  const motivation = `<script>alert("1")</script> & &amp; ${'x'.repeat(300)}`
  const { text } = await read({ motivation })
  expect(text).toContain('<script>alert("1")</script>&&amp;')
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(300)
})

test('characters without a glyph are printed as a geta mark, never as an empty box', async () => {
  expect((await read({ name: 'สม 😀A' })).text).toContain('〓〓〓A')
})
