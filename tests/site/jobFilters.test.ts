/** Each filter of the table in all its places: address, control, chip, count and jobs. */

import { expect, test } from 'vitest'
import { jobFilterNames, jobFilters } from '#domain/jobFilters.ts'
import { jobs as texts } from '#i18n/en/jobs.ts'
import * as zod from '#openapi/generated/zod.ts'
import { textOf } from './support/htmlPage.ts'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

async function search(query: Record<string, string>) {
  const response = await site.get(`/api/v1/job?${new URLSearchParams(query)}`)
  return zod.SearchJobs200Response.parse(await response.json())
}

const all = await search({ facets: 'true', perPage: '1' })

test.each(jobFilterNames)('%s filters the jobs, and its control and chip show the value', async (name) => {
  const choice = all.facets?.[name].find(({ count }) => count < all.total)
  if (!choice) throw new Error(`No choice of ${name} narrows the search`)
  const { value, count } = choice
  expect(jobFilters[name].options.map(String)).toContain(value)

  const page = await site.open(`/en/jobs?${name}=${value}`)
  expect(chosenIn(page.html, name)).toEqual([value])
  expect(textIn(page.html, 'id="results"', 'span')).toBe(`${count} ${texts.matches({ count })}`)
  const chip = textIn(page.html, `aria-label="${texts.active}"`, 'a')
  expect(chip).toMatch(new RegExp(`${texts.remove}$`))
  expect(chip).not.toBe(value + texts.remove)
  expect((await search({ [name]: value })).total).toBe(count)
})

/** Returns the chosen values of a control: checked boxes, or selected options. */
function chosenIn(html: string, name: string): string[] {
  const boxes = [...html.matchAll(/<input [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`) && tag.includes(' checked=""'))
  const [options = ''] = new RegExp(`<select [^>]*name="${name}"[^]*?</select>`).exec(html) ?? []
  const chosen = [...boxes, ...(options.match(/<option [^>]*selected[^>]*>/g) ?? [])]
  return chosen.map((tag) => / value="([^"]*)"/.exec(tag)?.[1] ?? '')
}

/** Returns the text of the first element with a name after an attribute. */
const textIn = (html: string, attribute: string, name: string) =>
  textOf(html.slice(html.indexOf(attribute)), name)
