import { expect, test } from 'vitest'
import { articleHtml, headingsOf } from './articleHtml.ts'

test.each([
  [
    'ids and links to them get a prefix',
    '<h2 id="main">a</h2><a href="#main">b</a>',
    '<h2 id="part-main">a</h2><a href="#part-main">b</a>',
  ],
  [
    'a wide table scrolls',
    '<table><tr><td>a</td></tr></table>',
    '<div class="scroll" tabindex="0"><table><tr><td>a</td></tr></table></div>',
  ],
  ['Japanese terms are marked', '<td>Tax (税金)</td>', '<td>Tax (<span lang="ja">税金</span>)</td>'],
  ['dates stay on one line', '<p>by 1 April</p>', '<p>by <span class="nb">1 April</span></p>'],
  ['addresses are not marked', '<a href="/blog/税金">a</a>', '<a href="/blog/税金">a</a>'],
  ['scripts are removed', '<p onclick="x()">a<script>b</script></p>', '<p>a</p>'],
  ['classes are removed', '<p class="vh">a</p>', '<p>a</p>'],
])('%s', (_what, html, expected) => expect(articleHtml(html, 'en')).toBe(expected))

test('dates of a Japanese article stay on one line, in its text alone', () => {
  expect(articleHtml('<a href="/blog/3月31日">3月31日に</a>', 'ja')).toBe(
    '<a href="/blog/3月31日"><span class="nb">3月31日</span>に</a>',
  )
})

test('a Japanese article stays unchanged', () => {
  expect(articleHtml('<p>JLPTの<em>N3</em></p>', 'ja')).toBe('<p>JLPTの<em>N3</em></p>')
})

test('headings are plain text', () => {
  const html = articleHtml(
    '<h2 id="a">Bonus (<em>賞与</em>) &amp; more</h2><h3 id="b">b</h3><h2>no id</h2>',
    'en',
  )
  expect(headingsOf(html)).toEqual([{ id: 'part-a', text: 'Bonus (賞与) & more' }])
})
