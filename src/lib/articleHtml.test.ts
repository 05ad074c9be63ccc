import { expect, test } from 'vitest'
import { articleHtml, headingsOf } from './articleHtml.ts'

test.each([
  [
    'ids and the links to them are its own',
    '<h2 id="main">a</h2><a href="#main">b</a>',
    '<h2 id="part-main">a</h2><a href="#part-main">b</a>',
  ],
  [
    'a wide table scrolls',
    '<table><tr><td>a</td></tr></table>',
    '<div class="scroll" tabindex="0"><table><tr><td>a</td></tr></table></div>',
  ],
  ['Japanese terms are marked', '<td>Tax (税金)</td>', '<td>Tax (<span lang="ja">税金</span>)</td>'],
  ['no address is marked', '<a href="/blog/税金">a</a>', '<a href="/blog/税金">a</a>'],
  ['what could run is taken out', '<p onclick="x()">a<script>b</script></p>', '<p>a</p>'],
  ['its classes are not the site’s', '<p class="vh">a</p>', '<p>a</p>'],
])('%s', (_what, html, expected) => expect(articleHtml(html, 'en')).toBe(expected))

test('a Japanese article stays as it is', () => {
  expect(articleHtml('<p>JLPTの<em>N3</em></p>', 'ja')).toBe('<p>JLPTの<em>N3</em></p>')
})

test('its headings are plain text', () => {
  const html = articleHtml(
    '<h2 id="a">Bonus (<em>賞与</em>) &amp; more</h2><h3 id="b">b</h3><h2>no id</h2>',
    'en',
  )
  expect(headingsOf(html)).toEqual([{ id: 'part-a', text: 'Bonus (賞与) & more' }])
})
