/** An import says which pictures and other media of a text it leaves out, because the site does not show them. */

import { expect, test } from 'vitest'
import { type Kind, importLines, lineOf } from './contentLines.ts'
import { createStaffTest } from './support.ts'

const app = await createStaffTest()

const text = 'A picture says more than a thousand words, and it is loaded from this site only.'
const article = (name: string, html: string) => lineOf('articles', name, { body: `<p>${text}</p>${html}` })
const story = (name: string, html: string) => {
  const { en, ...rest } = lineOf('stories', name)
  return { ...rest, en: { ...Object(en), reason: `<p>${text}</p>${html}` } }
}
const other = '<img alt="" src="https://cdn.example.com/a.png">'
const own = '<img src="/pictures/a.png" alt="Own">'

test.each<[string, Kind, object, string[]]>([
  ['a picture of another site', 'articles', article('a', other), ['img https://cdn.example.com/a.png']],
  ['no picture of this site', 'articles', article('b', own), []],
  [
    'each of several media',
    'articles',
    article('c', `${other}${own}<IFRAME src='//v.example/1'></IFRAME><video></video>`),
    ['img https://cdn.example.com/a.png, iframe //v.example/1, video'],
  ],
  ['the first five of many', 'articles', article('d', '<img>'.repeat(6)), ['img, img, img, img, img, …']],
  ['a picture in a story', 'stories', story('e', own), ['img /pictures/a.png']],
])('%s', async (_name, kind, line, media) => {
  const { added, notes } = await importLines(app, kind, [line])
  expect(added).toBe(1)
  const { external_id: name } = { external_id: '', ...line }
  const message = (removed: string) =>
    `The text of ${name} is imported without these elements, which the site does not show: ${removed}.`
  expect(notes).toEqual(media.map((removed) => ({ line: 1, message: message(removed) })))
})

test('a trial says it too, a line with a mistake only its mistake', async () => {
  const { notes } = await importLines(app, 'articles', [article('f', other)], 'dryRun=true')
  expect(notes).toMatchObject([{ line: 1 }])
  const wrong = { ...article('g', other), category: 'unknown' }
  expect(await importLines(app, 'articles', [wrong])).toMatchObject({ failed: 1, notes: [] })
})
