/** The company of the sample, and another one, the example for operators. */

import { readFileSync } from 'node:fs'
import { sampleCompany } from '#content/company.ts'
import { type Company, companySchema } from '#domain/company.ts'

export const otherCompany: Company = companySchema.parse(
  JSON.parse(readFileSync('docs/company.example.json', 'utf8')),
)

/** Returns every text of a value, at any depth, except dates. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The domain of its addresses, and every text among its facts. */
const factsOfSample = ['hashi.example', ...textsIn(sampleCompany)]

/** Returns the facts of the sample's company that a text contains. */
export const sampleFactsIn = (text: string): string[] => factsOfSample.filter((fact) => text.includes(fact))
