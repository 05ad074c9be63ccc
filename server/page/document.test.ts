import { expect, test } from 'vitest'
import { sampleCompany } from '#content/company.ts'
import { documentHtml } from './document.ts'

const attack = '</script><script>alert(1)</script><!-- \u2028'

const html = documentHtml({
  lang: 'en',
  title: `</title>${attack}`,
  tags: [{ name: 'meta', attributes: { name: 'description', content: `"><img src=x>${attack}` } }],
  structuredData: [{ '@type': 'Article', headline: attack }],
  assets: {
    start: '/assets/start.js',
    program: { run: ['/assets/main.js'], load: [] },
    styles: [],
  },
  html: '<p></p>',
  data: {
    config: {
      apiUrl: '/api/v1',
      origin: 'https://hashi.example',
      captcha: null,
      analytics: null,
      company: sampleCompany,
      facts: null,
    },
    now: '2026-11-20T00:00:00Z',
    routes: [],
    shared: {},
    loaderData: { page: { title: attack } },
    errors: null,
    queries: { queries: [], mutations: [] },
  },
})

test('titles, tags and data are escaped', () => {
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(html.match(/<\/script>/g)).toHaveLength(3)
  expect(html).not.toMatch(/<img|<!--/)
})

test('data survive escaping and parsing', () => {
  const [linked, page] = [...html.matchAll(/<script type="application[^>]*>(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  )
  expect(linked.headline).toBe(attack)
  expect(page.loaderData.page.title).toBe(attack)
})
