/** Structured data for search engines (schema.org). */

import { expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { ENGLISH_ARTICLE, JOB } from '../support/content.ts'
import { addressOf, sitePages } from '../support/sitePages.ts'
import { textOf } from './support/htmlPage.ts'
import { ORIGIN, createTestSite } from './support/site.ts'

const site = await createTestSite()
const listed = await site.listed()

test.each(languages)('the home page describes the site and the company (%s)', async (lang) => {
  const { structuredData } = await site.open(href(lang, 'home'))
  expect(structuredData).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', url: ORIGIN + href(lang, 'home') }),
  )
  const target = { urlTemplate: `${ORIGIN}${href(lang, 'jobs')}?searchWord={search_term_string}` }
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      inLanguage: lang,
      potentialAction: expect.objectContaining({
        '@type': 'SearchAction',
        target: expect.objectContaining(target),
        'query-input': 'required name=search_term_string',
      }),
    }),
  )
})

test.each(languages)('the job page describes the job (%s)', async (lang) => {
  const { structuredData, heading } = await site.open(href(lang, 'job', { id: JOB }))
  expect(heading).toMatch(/\S/)
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: heading,
      description: expect.stringMatching(/\S/),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+09:00$/),
      hiringOrganization: expect.anything(),
      jobLocation: expect.arrayContaining([expect.objectContaining({ '@type': 'Place' })]),
      identifier: expect.objectContaining({ value: String(JOB) }),
      url: ORIGIN + href(lang, 'job', { id: JOB }),
    }),
  )
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ position: 1, item: ORIGIN + href(lang, 'home') }),
      ]),
    }),
  )
})

test('the page of an article describes the article', async () => {
  const { structuredData, meta } = await site.open(`/blog/${ENGLISH_ARTICLE}`)
  const company = expect.objectContaining({ '@type': 'Organization', name: 'Hashi Inc.' })
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Your first payslip in Japan, line by line',
      inLanguage: 'en',
      datePublished: expect.stringMatching(/\+09:00$/),
      dateModified: expect.stringMatching(/\+09:00$/),
      author: company,
      mainEntityOfPage: `${ORIGIN}/blog/${ENGLISH_ARTICLE}`,
    }),
  )
  expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  expect(meta('og:type')).toBe('article')
  expect(meta('article:published_time')).toMatch(/\+09:00$/)
})

const details = sitePages
  .filter(({ id }) => ['job', 'case', 'article'].includes(id))
  .map((each) => addressOf(each, listed))

test.each(details)('%s has the same breadcrumbs in its data as on the page', async (path) => {
  const { html, structuredData } = await site.open(path)
  const [trail = ''] = /<nav[ >][^]*?<\/nav>/.exec(html.slice(html.indexOf('<main'))) ?? []
  const crumbs = [...trail.matchAll(/<li[ >][^]*?<\/li>/g)].map(([item]) => textOf(item, 'li'))
  expect(crumbs.length).toBeGreaterThan(1)
  const list = structuredData.find((item) => JSON.stringify(item).includes('"@type":"BreadcrumbList"'))
  expect(list).toMatchObject({
    itemListElement: crumbs.map((_, at) => ({ '@type': 'ListItem', position: at + 1 })),
  })
})

test('text in an address cannot end a script element of the page', async () => {
  const attack = '</script><img src=x onerror=console.error("run")>'
  const { status, html } = await site.open(`/en/jobs?searchWord=${encodeURIComponent(attack)}`)
  expect(status).toBe(200)
  expect(html).toContain('&lt;/script&gt;')
  expect(html).not.toContain('<img src=x')
})
