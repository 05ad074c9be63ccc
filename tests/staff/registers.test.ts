/** The registers have each introduction, also those of erased people. */

import { expect, test } from 'vitest'
import * as z from 'zod'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { RECEIVED, createProcessTest, nameEmployer, stored } from './processes.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const schema = z.object({ columns: z.array(z.string()), items: z.array(z.array(z.string())) })

async function register({ staff }: StaffTest, kind: string): Promise<Record<string, string | undefined>[]> {
  const { columns, items } = schema.parse((await staff('GET', `/registers?kind=${kind}`)).body)
  expect(items.filter((row) => row.length !== columns.length)).toEqual([])
  return items.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
}

test('the register of seekers is the same after an erasure, but for the end of the registration', async () => {
  const app = await createStaffTest()
  const before = (await register(app, 'seekers')).filter((row) => row.受付番号 === '1001')
  const expected = { 氏名: 'Maria Santos', 有効期間: '', 求人者の名称: expect.stringMatching(/./) }
  expect(before[0]).toMatchObject(expected)
  await app.staff('POST', '/people/1001/erasure', { headers: { 'If-Match': '*' } })
  const after = (await register(app, 'seekers')).filter((row) => row.受付番号 === '1001')
  expect(after).toEqual(before.map((row) => ({ ...row, 有効期間: '2026-11-20' })))
})

test('the record of provision has the documents that went to employers, also of erased people', async () => {
  const app = await createStaffTest()
  const before = await register(app, 'provisions')
  expect(before[0]).toEqual({
    提供年月日: expect.stringMatching(/^2026-/),
    提供先の氏名または名称: expect.stringMatching(/./),
    本人の氏名: 'Maria Santos',
    提供した個人データの項目: expect.stringMatching(/./),
    本人の同意の年月日: expect.stringMatching(/^2026-/),
  })
  await app.staff('POST', '/people/1001/erasure', { headers: { 'If-Match': '*' } })
  expect(await register(app, 'provisions')).toEqual(before)
})

test('the register of jobs has all jobs, with the people who were introduced', async () => {
  const app = await createStaffTest()
  const rows = await register(app, 'jobs')
  expect(new Set(rows.map((row) => row.受付番号)).size).toBe(64)
  expect(rows).toContainEqual(expect.objectContaining({ 求職者の氏名: 'Maria Santos' }))
})

test('an introduction has the name and the address of the employer once it is named', async () => {
  const app = await createProcessTest()
  const lineOf = async () => {
    const rows = await register(app, 'jobs')
    return rows.find((row) => row.受付番号 === String(jobId) && row.求職者の氏名 === 'Maria Santos')
  }
  const { jobId } = await stored(app, RECEIVED)
  expect(await lineOf()).toMatchObject({ 所在地: '' })
  await nameEmployer(app, RECEIVED)
  const named = { 求人者の氏名または名称: '株式会社青空', 所在地: '東京都港区芝1-2-3' }
  expect(await lineOf()).toMatchObject(named)
  await app.staff('POST', '/people/1001/erasure', { headers: { 'If-Match': '*' } })
  expect(await lineOf()).toMatchObject(named)
})

test('the register of fees has the people who have joined', async () => {
  const app = await createStaffTest()
  const { processes } = app.env.store
  const application = (await processes.ofApplicant(1001)).find(
    ({ isRecommended, statusId }) => !isRecommended && statusId !== ProcessStatus.MyPageAppJoined,
  )
  if (!application) throw new Error('The sample has no application')
  const before = await register(app, 'fees')
  await processes.update({ ...application, statusId: ProcessStatus.MyPageAppJoined })
  const rows = await register(app, 'fees')
  expect(rows).toHaveLength(before.length + 1)
  expect(rows).toContainEqual(
    expect.objectContaining({
      求職者の氏名: 'Maria Santos',
      手数料の額: '',
      手数料の算出の根拠: expect.stringMatching(/^理論年収の\d+%/),
    }),
  )
})
