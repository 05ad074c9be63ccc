/** Fills the tables of the guides (`openapi/guide`) from the rules, the dictionaries and the contract. */

import { ruleConditions } from '#domain/ruleConditions.ts'
import { ruleNames } from '#domain/ruleNames.ts'
import type { Document } from './document.ts'
import { optionLabels, searchLabels } from './labels.ts'
import { problemCatalogue } from './problemCatalogue.ts'
import { markdownTable } from './table.ts'
import { industryTable, regionTable, ruleTextsOf } from './tables.ts'

/** Replaces each `{{name}}` in the descriptions of the document and its tags. Throws for a name that does not exist. */
export function fillGuides(document: Document): void {
  const tables: Record<string, () => string> = {
    rules: ruleTable,
    problems: () => problemCatalogue(document),
    regions: regionTable,
    industries: industryTable,
    searchLabels,
    optionLabels,
  }
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const table = tables[name]
      if (!table) throw new Error(`There is no table {{${name}}} for the guides`)
      return table()
    })
  document.info.description = fill(document.info.description)
  for (const tag of document.tags) tag.description = fill(tag.description)
}

function ruleTable(): string {
  const rows = ruleNames.map((rule) => [
    `\`${rule}\``,
    ruleConditions[rule],
    ruleTextsOf('en', rule).join(' / '),
    ruleTextsOf('ja', rule).join(' / '),
  ])
  return markdownTable(['Rule', 'Passes when', 'English text', 'Japanese text'], rows)
}
