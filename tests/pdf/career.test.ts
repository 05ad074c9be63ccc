import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#i18n/load.ts'
import type { Career } from '#openapi/generated/zod.ts'
import { careerPaper } from '#src/features/pdf/career/careerPaper.ts'
import { career, emptyCareer, readBack, typefaceFor } from './support.ts'

beforeAll(() => loadTexts('ja', ['personOptions']))

function read(changes: Partial<Career> = {}) {
  const content = { ...career, ...changes }
  const typeface = typefaceFor(content)
  return readBack(careerPaper(content, typeface), typeface)
}
const squeezed = (text: string) => text.replaceAll(/\s/g, '')
const [factory = career.companies[0], hosting = career.companies[1]] = career.companies

/** Returns the words that a text contains, in the order of the text. */
const inOrder = (text: string, words: readonly string[]) =>
  words.filter((word) => text.includes(word)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b))

test('the career history has everything that was stored, and numbers on its pages', async () => {
  const { pages, text, info } = await read()
  expect(info).toMatchObject({ Title: '職務経歴書', Author: 'Maria Santos' })
  const projects = career.companies.flatMap((company) => company.projects)
  const words = [
    career.name,
    career.summary,
    career.knowledge,
    career.qualifications,
    career.selfPr,
    ...career.companies.flatMap(({ companyName, business, employees }) => [companyName, business, employees]),
    ...projects.flatMap((each) => [each.title, each.description, each.role, each.tools, each.achievements]),
  ]
  for (const each of words) expect(text.replaceAll(/\d+\/\d+\n/g, '')).toContain(squeezed(each))
  expect(text).toContain('2016年4月〜2019年3月')
  expect(text).toContain('2016年4月〜現在')
  expect(text).toContain('要件定義、基本設計、開発、運用・保守')
  expect(text).toContain('Linux5年以上')
  for (const [index, page] of pages.entries())
    expect(page.text).toMatch(new RegExp(`${index + 1}/${pages.length}`))
})

test.for([
  ['chronological', ['職務要約', '職務経歴', '中部自動車部品', '東海ホスティング', '活かせる経験']],
  ['reverse_chronological', ['職務要約', '職務経歴', '東海ホスティング', '中部自動車部品', '活かせる経験']],
  ['by_skill', ['職務要約', '活かせる経験', '中部自動車部品', '東海ホスティング']],
] as const)('the order %s puts %s', async ([order, words]) => {
  const { text } = await read({ order, summary: '概要' })
  expect(inOrder(text.slice(text.indexOf('職務要約')), words)).toEqual(words)
})

test('projects follow the order of the companies', async () => {
  const titles = ['共用サーバーの監視', '社内システムのAWS', '運用の自動化とチーム']
  const { text } = await read({ order: 'chronological' })
  expect(inOrder(text, titles)).toEqual(titles)
  const { text: reversed } = await read({ order: 'reverse_chronological' })
  expect(inOrder(reversed, titles)).toEqual(titles.toReversed())
})

test('18 employers with 10 projects each are complete, and no heading is alone at the end of a page', async () => {
  if (!hosting) throw new Error('The example has two companies')
  const projects = Array.from({ length: 10 }, (_, index) => ({
    ...(hosting.projects[0] ?? []),
    title: `案件${index}番`,
  }))
  const companies = Array.from({ length: 18 }, () => Object.assign({}, hosting, { projects }))
  const { pages, text } = await read({ companies })
  expect(text.match(/東海ホスティング株式会社/g)).toHaveLength(18)
  expect(text.match(/案件\d番/g)).toHaveLength(180)
  for (const { text: page } of pages) expect(page).not.toMatch(/案件\d番[〜年月\d現在]*\d+\/\d+$/)
})

test('a project stays together, and no page starts with the line between two', async () => {
  if (!hosting) throw new Error('The example has two companies')
  const [project] = hosting.projects
  const projects = Array.from({ length: 9 }, (_, index) =>
    Object.assign({}, project, { title: `案件${index}番`, achievements: `成果${index}番` }),
  )
  const typeface = typefaceFor(career)
  const paper = careerPaper({ ...career, companies: [{ ...hosting, projects }] }, typeface)
  for (const [sheet] of paper.sheets.entries()) {
    const [firstDrawing] = paper.sheets[sheet] ?? []
    expect(firstDrawing?.kind).toBe('part')
  }
  const { pages } = await readBack(paper, typeface)
  for (const { text } of pages)
    expect([...text.matchAll(/成果(\d)番/g)].map(([, index]) => index)).toEqual(
      [...text.matchAll(/案件(\d)番/g)].map(([, index]) => index),
    )
})

test('a project that is taller than a sheet continues on the next one', async () => {
  if (!hosting) throw new Error('The example has two companies')
  const [project] = hosting.projects
  const description = Array.from({ length: 70 }, (_, index) => `${index}行`).join('\n')
  const companies = [{ ...hosting, projects: [Object.assign({}, project, { description })] }]
  const { text } = await read({ companies })
  expect(text).toContain('69行')
})

test('the file is tagged by headings, and names in bold have a bold font', async () => {
  const { pages, fonts, isTagged } = await read()
  expect(isTagged).toBe(true)
  const headings = pages.flatMap(({ elements }) => elements).filter(({ role }) => role.startsWith('H'))
  expect(headings.slice(0, 4)).toEqual([
    { role: 'H1', text: '職務経歴書' },
    { role: 'H2', text: '職務要約' },
    { role: 'H2', text: '職務経歴' },
    { role: 'H3', text: '東海ホスティング株式会社2016年4月〜現在' },
  ])
  // A paragraph of several lines is one element.
  expect(pages[0]?.elements).toContainEqual({ role: 'P', text: career.summary })
  expect(fonts).toEqual(
    new Set(['NotoSerifJP-Regular', 'NotoSerifJP-Bold', 'SourceSerif4-Regular', 'SourceSerif4-SemiBold']),
  )
})

test('sections without content are left out', async () => {
  const { pages, text } = await read({ ...emptyCareer, name: 'Lê Văn Đức' })
  expect(pages).toHaveLength(1)
  expect(text).toContain('LêVănĐức')
  expect(text).not.toContain('職務要約')
  expect(text).not.toContain('自己PR')
})

test('an employer without dates and projects is printed', async () => {
  if (!factory) throw new Error('The example has two companies')
  const company = {
    ...factory,
    startYear: null,
    startMonth: null,
    endYear: null,
    endMonth: null,
    projects: [],
  }
  const { text } = await read({ companies: [company] })
  expect(text).toContain('中部自動車部品株式会社')
  expect(text).not.toContain('null')
})
