import { describe, expect, test } from 'vitest'
import { createTestApp } from '#mocks/test.ts'
import * as zod from '#openapi/generated/zod.ts'

const app = await createTestApp()

const list = async (query = '', lang: 'ja' | 'en' = 'en') =>
  zod.ListStories200Response.parse((await app.call('GET', `/case${query}`, { lang })).body)
const story = async (id: number, lang: 'ja' | 'en' = 'en') =>
  zod.GetStory200Response.parse((await app.call('GET', `/case/${id}`, { lang })).body)

const ids = (await list()).cases.map(({ id }) => id)

test('there are 19 stories with the same ids in both languages', async () => {
  expect(ids).toHaveLength(19)
  expect((await list('', 'ja')).cases.map(({ id }) => id)).toEqual(ids)
})

test('six of them are top stories', async () => {
  const { cases, total } = await list('?top=true')
  expect(total).toBe(6)
  expect(cases.every(({ isTop }) => isTop)).toBe(true)
})

test('pages are consecutive; past the end they are empty', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?perPage=8&page=${page}`)))
  expect(pages.flatMap(({ cases }) => cases.map(({ id }) => id))).toEqual(ids)
  expect(await list('?page=4')).toMatchObject({ cases: [], total: 19, page: 4 })
})

describe.each(ids)('story %i', (id) => {
  const at = ids.indexOf(id)

  test('names its neighbours in the list', async () => {
    const { previousStory, nextStory } = await story(id)
    expect([previousStory?.id, nextStory?.id]).toEqual([ids[at - 1], ids[at + 1]])
  })

  test('has initials with an honorific; in English it needs the gender, which some people do not show', async () => {
    const [inJapanese, inEnglish] = await Promise.all([story(id, 'ja'), story(id, 'en')])
    const letters = inJapanese.initials.replace(/さん$/, '')
    expect(inJapanese.initials).toBe(`${letters}さん`)
    const honorific: Record<string, string> = { man: 'Mr. ', woman: 'Ms. ', '': '' }
    expect(inEnglish.initials).toBe(`${honorific[inEnglish.gender]}${letters}`)
  })

  test('has its career advisor, with the name in both scripts', async () => {
    const [inJapanese, inEnglish] = await Promise.all([story(id, 'ja'), story(id, 'en')])
    expect(inEnglish.advisor).toMatchObject({ name: inEnglish.ca, otherName: inJapanese.ca })
    expect(inJapanese.advisor?.initials).toBe(inEnglish.advisor?.initials)
  })

  test('has its pay in the units of the language: ten thousand and million yen', async () => {
    const [inJapanese, inEnglish] = await Promise.all([story(id, 'ja'), story(id, 'en')])
    for (const field of ['annualSalaryBeforeTransfer', 'annualSalaryAfterTransfer'] as const) {
      expect(Math.round(Number(inEnglish[field]) * 100)).toBe(Number(inJapanese[field]))
      expect(inEnglish[field] === '').toBe(inJapanese[field] === '')
    }
  })
})

test('some people had no work before', async () => {
  const stories = await Promise.all(ids.map((id) => story(id)))
  const graduates = stories.filter(({ jobBeforeTransfer }) => jobBeforeTransfer === '')
  expect(graduates.length).toBeGreaterThanOrEqual(3)
  for (const { annualSalaryBeforeTransfer } of graduates) expect(annualSalaryBeforeTransfer).toBe('')
})

test('hrbc is null unless the tracking system’s address is configured', async () => {
  expect((await story(3)).hrbc).toBeNull()
  const own = await createTestApp()
  own.env.config.trackingOrigin = 'https://tracking.example.com'
  expect((await own.call('GET', '/case/3')).body).toMatchObject({
    hrbc: 'https://tracking.example.com/case/3',
  })
})

test.each(['20', '0', '03', '３', '3x'])('the story %j is not found', async (id) => {
  expect(await app.call('GET', `/case/${id}`)).toMatchObject({ status: 404 })
})
