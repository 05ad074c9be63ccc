/** The layout of the entry: home, the address for questions, the languages, the policies, and nothing that leads away. */

import { describe, expect, test } from 'vitest'
import { sampleCompany } from '#content/company.ts'
import { languages } from '#domain/lang.ts'
import { stepsOf } from '#src/routes/flows.ts'
import { href, inLanguage } from '#src/routes/href.ts'
import { table } from '#src/routes/table.ts'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

/** Returns the addresses of the links in an element, in the order of the page. */
const linksIn = (html: string, element: 'header' | 'footer'): string[] => {
  const part = new RegExp(`<${element}[ >][^]*?</${element}>`).exec(html)?.[0] ?? ''
  return [...part.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, address = '']) => address)
}

describe.each(languages)('in %s', (lang) => {
  test.each(stepsOf('entry'))('the page %s', async (id) => {
    const { html } = await site.open(inLanguage(lang, table[id].path))
    const mirror = inLanguage(lang === 'en' ? 'ja' : 'en', table[id].path)
    expect(linksIn(html, 'header')).toEqual([
      href(lang, 'home'),
      `mailto:${sampleCompany.emails.support}`,
      mirror,
    ])
    expect(linksIn(html, 'footer')).toEqual([href(lang, 'privacy'), href(lang, 'attention')])
    expect(html).not.toContain('<nav')
    const count = (element: string) => html.split(`<${element}`).length - 1
    expect(['header', 'main', 'footer', 'h1'].map(count)).toEqual([1, 1, 1, 1])
    expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'))
  })
})
