import { expect, test } from 'vitest'
import { staticTwin } from './staticTwins.ts'

test('A static twin has the markup and the styles of its page, without scripts and preloads', () => {
  const page = [
    '<!doctype html><html lang="en"><head><title>Jobs</title>',
    '<link rel="icon" href="/favicon.svg"><style>a{}</style><link rel="stylesheet" href="/assets/a.css" disabled>',
    '<script type="application/ld+json">{"a":"\\u003c/script>"}</script></head>',
    '<body><div id="root"><p>Text</p><noscript>No script</noscript></div>',
    '<script type="application/json" id="data">{\n}</script>',
    '<link rel="modulepreload" href="/assets/b.js"><script type="module" src="/assets/main.js"></script></body></html>',
  ].join('')
  expect(staticTwin(page)).toBe(
    '<!doctype html><html lang="en"><head><title>Jobs</title><link rel="icon" href="/favicon.svg"><style>a{}</style></head>' +
      '<body><div id="root"><p>Text</p><noscript>No script</noscript></div></body></html>',
  )
})
