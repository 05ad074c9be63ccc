/** Fills the tables of the guides (`openapi/guide`) from the rules, the dictionaries and the contract. */
import { ruleConditions } from '#domain/ruleConditions.ts'
import { ruleMessage } from '#domain/ruleIssues.ts'
import { type RuleName, ruleNames } from '#domain/ruleNames.ts'
import type { Document } from './document.ts'
import { optionLabels, searchLabels } from './labels.ts'
import { problemCatalogue } from './problemCatalogue.ts'
import { ruleTexts } from './problems.ts'
import { markdownTable } from './table.ts'

/** Replaces each `{{name}}` in the descriptions of the document and its tags. Throws for a name that does not exist. */
export function fillGuides(document: Document): void {
  const tables: Record<string, () => string> = {
    rules: ruleTable,
    problems: () => problemCatalogue(document),
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
    textOf('en', rule),
    textOf('ja', rule),
  ])
  return markdownTable(['Rule', 'Passes when', 'English text', 'Japanese text'], rows)
}

/** Returns a rule's text with placeholders for its parameters. */
function textOf(lang: 'ja' | 'en', rule: RuleName): string {
  // A number that no text contains. It is replaced by the placeholder.
  const limit = 987_654_321
  return ruleMessage(ruleTexts[lang], { rule, field: '', limit }, '{field}').replace(String(limit), '{limit}')
}
