import { expect, test } from 'vitest'
import { hasScript, sanitize } from './sanitize.ts'

test.each([
  ['keeps text and lists', '<p>a <strong>b</strong></p><ul><li>c</li></ul>', null],
  ['keeps headings and tables', '<h2 id="x">a</h2><table><tr><th scope="row">b</th></tr></table>', null],
  ['keeps links within the site', '<a href="/jobs#x">a</a>', null],
  [
    'marks links out',
    '<a href="https://e.com/?a=1&b=2">a</a>',
    '<a rel="noopener" href="https://e.com/?a=1&b=2">a</a>',
  ],
  [
    'marks external links, whatever attribute comes first',
    '<a lang="ja" href="https://e.com">a</a>',
    '<a rel="noopener" lang="ja" href="https://e.com">a</a>',
  ],
  ['keeps pictures of the site', '<img src="/a.png" alt="b" width="9">', null],
  ['drops external pictures', '<img src="https://e.com/a.png"><img src="//e.com/a">a', 'a'],
  ['keeps code and language marks', '<pre><code>a</code></pre><em lang="ja">b</em>', null],
  ['drops scripts and styles with their content', '<script>alert(1)</script><style>p{}</style>a', 'a'],
  ['drops handlers and inline styles', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['drops pictures and frames', '<img src=x onerror=alert(1)><iframe src="https://e.com"></iframe>a', 'a'],
  ['drops script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['drops encoded script addresses', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  [
    'drops addresses of another host without a scheme',
    '<a href="//e.com">a</a><a href="/\\e.com">b</a>',
    '<a>a</a><a>b</a>',
  ],
  [
    'drops them in any notation',
    '<a href="/&#47;e.com">a</a><a href="/\t/e.com">b</a><img src="/&#x2f;e.com/c">',
    '<a>a</a><a>b</a>',
  ],
  ['drops comments', 'a<!-- b -->', 'a'],
  ['escapes stray angle brackets', '<p>a < b</p>', '<p>a &lt; b</p>'],
])('%s', (_what, html, expected) => {
  expect(sanitize(html, 'article')).toBe(expected ?? html)
})

test('a text has no headings', () => {
  expect(sanitize('<h2>a</h2><p>b</p>', 'text')).toBe('a<p>b</p>')
})

test.each([
  ['an element', '<p>a</p><SCRIPT src="/x.js"></SCRIPT>', true],
  ['a handler', '<img src=x onerror=alert(1)>', true],
  ['a handler without a blank', '<a href="/"onclick ="x()">a</a>', true],
  ['an address', '<a href=" javascript:alert(1)">a</a>', true],
  ['code as text', '<pre><code>&lt;script&gt; onclick=1 javascript:x</code></pre>', false],
  ['text and links', '<p lang="en">Scripts run once = one</p><a href="/javascript">b</a>', false],
])('finds a script: %s', (_name, html, expected) => {
  expect(hasScript(html)).toBe(expected)
})
