import { ORIGIN } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const FEED = '/blog/feed.xml'

test('the feed is RSS with the newest articles of both languages', async ({ page, request }) => {
  const response = await request.get(FEED)
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  await page.goto('/blog/aboutus')
  const feed = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      const textOf = (parent: Element, name: string) =>
        parent.getElementsByTagName(name)[0]?.textContent ?? ''
      const channel = xml.querySelector('channel') ?? xml.documentElement
      return {
        error: xml.querySelector('parsererror')?.textContent ?? null,
        version: xml.documentElement.getAttribute('version'),
        title: textOf(channel, 'title'),
        link: textOf(channel, 'link'),
        self: channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
        items: [...xml.querySelectorAll('item')].map((item) => ({
          title: textOf(item, 'title'),
          link: textOf(item, 'link'),
          guid: textOf(item, 'guid'),
          published: textOf(item, 'pubDate'),
          language: textOf(item, 'dc:language'),
          marked: item.getAttribute('xml:lang'),
        })),
      }
    },
    await response.text(),
  )

  expect(feed).toMatchObject({
    error: null,
    version: '2.0',
    title: 'Hashi タレントブログ',
    link: `${ORIGIN}/blog`,
    self: ORIGIN + FEED,
  })
  const { articles } = await (await request.get('/api/v1/blog/article?perPage=20')).json()
  expect(feed.items).toHaveLength(20)
  for (const [place, { slug, title, language, publishedAt }] of articles.entries()) {
    const address = `${ORIGIN}/blog/${slug}`
    expect(feed.items[place]).toMatchObject({
      title,
      link: address,
      guid: address,
      language,
      marked: language,
    })
    expect(Date.parse(feed.items[place]?.published ?? '')).toBe(Date.parse(publishedAt))
  }
})
