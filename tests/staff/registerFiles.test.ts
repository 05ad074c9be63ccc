/** The registers as files: their columns and dates, and texts of people that no program for tables runs as formulas. */

import { expect, test } from 'vitest'
import * as z from 'zod'
import { csvOf } from '#domain/csv.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { type StaffTest, createStaffTest } from './support.ts'

/** The columns of the ministry's samples, with those of texts that people type. */
const registers = {
  jobs: {
    columns: listOf(
      '受付番号 受付年月日 有効期間 求人者の氏名または名称 所在地 連絡先 求人数 職種 就業場所 雇用期間 賃金',
      '紹介年月日 求職者の氏名 採否 期間の定めのない労働契約 6か月以内の離職 返戻金',
    ),
    typed: listOf('求人者の氏名または名称 所在地 職種 就業場所 雇用期間 賃金 求職者の氏名'),
  },
  seekers: {
    columns: listOf(
      '受付番号 受付年月日 有効期間 氏名 住所 生年月日 希望職種',
      '紹介年月日 求人者の名称 職種 採否 期間の定めのない労働契約 6か月以内の離職 返戻金',
    ),
    typed: listOf('氏名 住所 求人者の名称 職種'),
  },
  fees: {
    columns: listOf(
      '手数料を支払う者の氏名または名称 徴収年月日 手数料の種類 手数料の額',
      '手数料の算出の根拠 求職者の氏名 職種 紹介年月日',
    ),
    typed: listOf('手数料を支払う者の氏名または名称 求職者の氏名 職種'),
  },
  provisions: {
    columns: listOf(
      '提供年月日 提供先の氏名または名称 本人の氏名 提供した個人データの項目 本人の同意の年月日',
    ),
    typed: listOf('提供先の氏名または名称 本人の氏名'),
  },
}

function listOf(...lines: string[]): string[] {
  return lines.join(' ').split(' ')
}

type Kind = keyof typeof registers
const kinds: Kind[] = ['jobs', 'seekers', 'fees', 'provisions']

const answer = z.object({ columns: z.array(z.string()), items: z.array(z.array(z.string())) })

/** The file of a register. */
async function fileOf({ staff }: StaffTest, kind: Kind): Promise<string> {
  const { columns, items } = answer.parse((await staff('GET', `/registers?kind=${kind}`)).body)
  return csvOf([columns, ...items])
}

/** Reads a file as RFC 4180 describes it. */
function rowsOf(file: string): string[][] {
  const cells = [...file.slice(1).matchAll(/("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replace(/^"([^]*)"$/, '$1').replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

/** Maria has joined each employer that she applied to; every text about it is this one. */
async function createTestWith(text: string): Promise<StaffTest> {
  const app = await createStaffTest()
  const { applicants, resumes, jobs, processes } = app.env.store
  const maria = await applicants.find(1001)
  const resume = await resumes.find(1001)
  if (!maria || !resume) throw new Error('The sample has no résumé of Maria')
  await applicants.update({ ...maria, name: text })
  await resumes.save(1001, { ...resume, address: text })
  const named = { name: text, address: text }
  for (const process of await processes.ofApplicant(1001)) {
    const details = { ...process.details, employer: { ja: named, en: named, website: null } }
    const statusId = process.isRecommended ? process.statusId : ProcessStatus.MyPageAppJoined
    await processes.update({ ...process, statusId, details })
    const [job] = await jobs.findMany([process.jobId])
    if (!job) throw new Error(`There is no job ${process.jobId}`)
    const ja = { ...job.ja, title: text, workplace: text, contractPeriod: text, pay: [text] }
    await jobs.save([{ ...job, ja }])
  }
  return app
}

test.each(kinds)('%s: the file has a byte order mark, CRLF, and the columns of the sample', async (kind) => {
  const file = await fileOf(await createStaffTest(), kind)
  expect(file.startsWith('\uFEFF')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const [columns = [], ...rows] = rowsOf(file)
  expect(columns).toEqual(registers[kind].columns)
  const days = columns.flatMap((name, at) => (/年月日|有効期間/.test(name) ? [at] : []))
  for (const row of rows) {
    expect(row).toHaveLength(columns.length)
    for (const at of days) expect(row[at]).toMatch(/^(\d{4}-\d{2}-\d{2})?$/)
  }
})

const beginnings = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

test.each(beginnings)('no cell of a register begins with %j', async (beginning) => {
  const text = `${beginning}cmd|' /C calc'!"A0",1`
  const app = await createTestWith(text)
  for (const kind of kinds) {
    const [columns = [], ...rows] = rowsOf(await fileOf(app, kind))
    expect(rows.flat().filter((cell) => cell.startsWith(beginning))).toEqual([])
    const found = columns.filter((_, at) => rows.some((row) => row[at] === `'${text}`))
    expect([kind, found]).toEqual([kind, registers[kind].typed])
  }
})
