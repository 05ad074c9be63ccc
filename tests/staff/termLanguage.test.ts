/** The language of a category or a tag with articles cannot change: its articles have the other language. */

import { expect, test } from 'vitest'
import { importLines, lineOf } from './contentLines.ts'
import { createStaffTest } from './support.ts'

const any = { headers: { 'If-Match': '*' } }
const [inEnglish, inJapanese] = ['en', 'ja'].map((language) => ({ name: 'Name', language }))

test.each([
  ['categories', { category: 'own' }],
  ['tags', { tags: ['own'] }],
])('%s', async (kind, changes) => {
  const app = await createStaffTest()
  const put = (body: object | undefined) => app.staff('PUT', `/${kind}/own`, { ...any, body })
  const add = (...names: string[]) =>
    importLines(
      app,
      'articles',
      names.map((name) =>
        lineOf('articles', name, {
          language: 'en',
          category: 'english/visa',
          tags: [],
          body: '<p>Visas</p>',
          ...changes,
        }),
      ),
    )
  expect(await put(inJapanese)).toMatchObject({ status: 200 })
  expect(await put(inEnglish)).toMatchObject({ status: 200 })

  const refusal = (articles: string) => ({
    status: 422,
    body: {
      errors: [
        {
          field: 'language',
          rule: 'invalid',
          message: `The language cannot change, because ${articles} this. Please change its articles first.`,
        },
      ],
    },
  })
  expect(await add('a')).toMatchObject({ added: 1 })
  expect(await put(inJapanese)).toMatchObject(refusal('1 article uses'))
  await add('b', 'c')
  await app.staff('POST', '/articles/c/unpublish', any)
  expect(await put(inJapanese)).toMatchObject(refusal('3 articles use'))
  expect(await put({ name: 'Another name', language: 'en' })).toMatchObject({ status: 200 })
})
