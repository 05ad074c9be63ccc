import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listOf } from '../../contract-kit/sentences/list.ts'
import { mistakesIn } from '../../contract-kit/sentences/mistakes.ts'
import { collectSentences, contractSentences } from '../../contract-kit/src/sentences/collect.ts'
import { readVerdicts } from '../../contract-kit/src/sentences/verdicts.ts'

const sentences = contractSentences()
const verdicts = readVerdicts()

test('each sentence of the contract has one verdict, and each verdict an existing check and sentence', () => {
  expect(sentences.length).toBeGreaterThan(1000)
  expect(mistakesIn(sentences, verdicts)).toEqual([])
})

test('the list in the kit is up to date', () => {
  expect(readFileSync('contract-kit/SENTENCES.md', 'utf8')).toBe(listOf(sentences, verdicts))
})

test('sentences are found in every part of a contract, once each', () => {
  const contract = {
    info: {
      description: '# Title\n\nFirst. Second\ngoes on.\n\n- An item.\n\n| A | B |\n| - | - |\n| 1 | 2 |',
    },
    paths: {
      '/a': {
        get: {
          tags: ['job'],
          summary: 'A title',
          description: 'First.',
          responses: { 200: { description: 'A page.', schema: { $ref: '#/components/schemas/A' } } },
        },
      },
    },
    components: { schemas: { A: { properties: { description: { description: 'A field.' } } } } },
  }
  const found = collectSentences(contract)
  expect(found.map(({ text, area, table }) => [text, area, table])).toEqual([
    ['First.', 'overview', null],
    ['Second goes on.', 'overview', null],
    ['An item.', 'overview', null],
    ['| 1 | 2 |', 'overview', '| A | B |'],
    ['A page.', 'job', null],
    ['A field.', 'job', null],
  ])
  expect(found[0]?.places).toEqual(['info', 'GET /a'])
})

test('a sentence without a verdict, a verdict without a sentence, and an unknown check are mistakes', () => {
  const sentence = (text: string, table: string | null = null) => ({
    text,
    whole: text,
    places: [],
    area: 'job',
    table,
  })
  const checks = ['laws/search:search-filter']
  const two = [sentence('One.'), sentence('| row |', '| Head |')]
  const right = { job: [{ checks, sentences: ['One.'], tables: ['| Head |'] }] }
  expect(mistakesIn(two, right)).toEqual([])
  expect(mistakesIn([...two, sentence('New.')], right)).toEqual(['job: 0 verdicts: New.'])
  expect(mistakesIn(two.slice(1), right)).toEqual(['job: not in the contract: One.'])
  expect(mistakesIn(two.slice(0, 1), right)).toEqual(['job: not in the contract: | Head |'])
  const twice = { job: [...right.job, { reason: 'client', sentences: ['One.'] }] }
  expect(mistakesIn(two, twice)).toEqual(['job: 2 verdicts: One.'])
  for (const check of ['laws/search:search-word', 'laws/none:search-word', 'laws/search:none']) {
    const wrong = { job: [{ checks: [check], sentences: ['One.'], tables: ['| Head |'] }] }
    expect(mistakesIn(two, wrong)).toEqual([`no such check: ${check}`])
  }
})
