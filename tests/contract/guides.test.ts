/** The guides of the bundle (its description and those of its tags) cover every rule, problem and flow. */

import { describe, expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { ruleMessage } from '#domain/ruleIssues.ts'
import { ruleNames } from '#domain/ruleNames.ts'
import { backendTexts } from '#i18n/backend.ts'
import { problems } from '#i18n/en/problems.ts'
import { contract, entries } from './contract.ts'

const guideOf = (name: string) => contract.tags.find((tag) => tag.name === name)?.description ?? ''
const guides = [contract.info.description, ...contract.tags.map(({ description }) => description)]

/** Returns the table row that begins with a name. */
const rowOf = (name: string) =>
  guideOf('errors')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''

test.each(ruleNames)('the rule table has %s with both texts', (rule) => {
  for (const lang of languages) {
    const text = ruleMessage(backendTexts[lang].rules, { rule, field: '', limit: 0 }, '{field}')
    expect(rowOf(rule)).toContain(text.replace(/\b0\b|(?<=\D)0(?=\D)/, '{limit}'))
  }
})

test.each(Object.keys(problems))('the problem catalogue has %s with both texts', (key) => {
  expect(rowOf(key)).toMatch(/^\| `[\w-]+` \| [45]\d\d \| /)
  for (const lang of languages) {
    const { title, detail } = new Map(Object.entries(backendTexts[lang].problems)).get(key) ?? {}
    expect(rowOf(key)).toContain(`**${title}** ${detail}`)
  }
})

test('the schemas contain exactly these rules and problems', () => {
  const { RuleName, ProblemType } = contract.components.schemas ?? {}
  expect(RuleName?.enum).toEqual(ruleNames)
  expect(ProblemType?.enum).toEqual(Object.keys(problems).map((key) => `/problems/${key}`))
})

describe('flows and states', () => {
  test.each([
    ['account', 'sequenceDiagram', 3],
    ['process', 'sequenceDiagram', 1],
    ['process', 'stateDiagram-v2', 3],
  ])('the guide %s has diagrams of the kind %s', (tag, kind, count) => {
    expect(guideOf(tag).split(`\`\`\`mermaid\n${kind}`)).toHaveLength(count + 1)
  })

  test('every call that a text mentions exists', () => {
    const texts = [...guides, ...entries.map(({ operation }) => operation.description ?? '')]
    const named = texts.flatMap((text) => [...text.matchAll(/\b(GET|POST) (\/[\w/{}-]+)/g)])
    const known = entries.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(named.length).toBeGreaterThan(30)
    expect(named.map(([call]) => call).filter((call) => !known.includes(call))).toEqual([])
  })

  test('no placeholder is left', () => expect(guides.join()).not.toMatch(/\{\{/))
})
