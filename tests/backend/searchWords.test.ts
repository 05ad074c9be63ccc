import { expect, test } from 'vitest'
import { skillNames } from '#domain/skills.ts'
import { jobOptions as en } from '#i18n/en/jobOptions.ts'
import { jobOptions as ja } from '#i18n/ja/jobOptions.ts'
import * as zod from '#openapi/generated/zod.ts'
import { app, ascending, idsOf, idsWhere, open } from './jobSearch.ts'

const plainTexts = new Map(
  open.map((job) => [
    job.job_id,
    [
      ...[job.ja, job.en].flatMap(({ title, place, description }) => [title, place, ...description]),
      ...job.itSkills.flatMap((skill) => (skill === 'none' ? [] : [skill, skillNames[skill]])),
      ...job.location.flatMap((place) => [ja.prefecture[place], en.prefecture[place]]),
    ]
      .join('\n')
      .toLowerCase(),
  ]),
)
const withAll = (...words: string[]) =>
  idsWhere(({ job_id }) => words.every((word) => plainTexts.get(job_id)?.includes(word)))

test.each([
  ['python', withAll('python')],
  ['PYTHON', withAll('python')],
  ['Ｐｙｔｈｏｎ', withAll('python')],
  ['東京', withAll('東京')],
  ['tokyo', withAll('tokyo')],
  ['tokyo python', withAll('tokyo', 'python')],
  ['python　東京', withAll('python', '東京')],
  ['  python   python ', withAll('python')],
  ['エンジニア', withAll('エンジニア')],
  ['ｴﾝｼﾞﾆｱ', withAll('エンジニア')],
  ['えんじにあ', withAll('エンジニア')],
  ['京', withAll('京')],
  ['c', withAll('c')],
  ['c++', withAll('c++')],
  ['', withAll()],
  ['　 ', withAll()],
])('%j finds the matching jobs', async (searchWord, expected) => {
  expect(expected.length).toBeGreaterThan(0)
  expect(ascending(await idsOf({ searchWord }))).toEqual(ascending(expected))
})

test.each(['knitting', 'python knitting', '.*', '%', '_', "' or 1=1 --", '\\', '🌉'])(
  '%j is no pattern',
  async (searchWord) => {
    const expected = withAll(...searchWord.split(' '))
    expect(await idsOf({ searchWord })).toHaveLength(expected.length)
  },
)

test('words beyond the tenth do not count', async () => {
  const ten = 'a e i o n t r s l d'
  const found = await idsOf({ searchWord: ten })
  expect(found.length).toBeGreaterThan(0)
  expect(await idsOf({ searchWord: `${ten} knitting` })).toEqual(found)
})

test('find the same jobs in both languages', async () => {
  const path = `/job?searchWord=${encodeURIComponent('東京 python')}`
  const [inJapanese, inEnglish] = await Promise.all([
    app.call('GET', path, { lang: 'ja' }),
    app.call('GET', path, { lang: 'en' }),
  ])
  expect(inJapanese.body).toMatchObject({ total: zod.SearchJobs200Response.parse(inEnglish.body).total })
})
