/** Finds the sentences of the contract that a finding breaks, by the map of sentences to checks. */

import type { Contract } from '../contract/contract.ts'
import type { Rule } from '../rules.ts'
import { type Sentence, collectSentences, placeOf } from '../sentences/collect.ts'
import { readVerdicts, verdictOf } from '../sentences/verdicts.ts'
import { type Quoted, fieldQuotes } from './fieldQuotes.ts'
import { type When, generalQuotes } from './generalQuotes.ts'

/** The most sentences of a finding. */
const MOST = 2

/** The weight of a sentence that shares more than frequent words with a finding. */
const LEAST = 2

/** The rules of many things, so that a sentence without a word of the finding is about another one. */
const broadRules: Rule[] = ['write-effect', 'stored-as-sent']

/** The rules about single fields, which have a description more often than a sentence of the rule. */
const rulesOfFields: Rule[] = ['body-schema', 'localised-facts', 'job-agrees', 'item-agrees']

/** The parts of the contract that are about every operation. */
const general = ['overview', 'errors', 'answers']

/** Returns the function that quotes the contract for a finding. A contract of another project has other sentences, so nothing is quoted. */
export function createQuotes(contract: Contract): (finding: Quoted) => string[] {
  const verdicts = readVerdicts()
  const sentences = collectSentences(contract.source)
  const weightOf = createWeights(sentences)
  const checked = sentences.map((sentence) => {
    const verdict = verdictOf(verdicts, sentence)
    const checks = verdict && 'checks' in verdict ? verdict.checks : []
    return { sentence, rules: checks.map((check) => check.split(':')[1]) }
  })

  const byWords = ({ rule, operationId, place, expected }: Quoted) => {
    const ofRule = checked.flatMap(({ sentence, rules }) => (rules.includes(rule) ? [sentence] : []))
    const { method, path, tag } = operationId === null ? nowhere : contract.operation(operationId)
    const own = [placeOf(place, contract.source), `${method} ${path}`]
      .map((name) => ofRule.filter((sentence) => isAt(sentence, name)))
      .find((found) => found.length > 0)
    const about = own ?? ofRule.filter(({ area }) => area === tag || general.includes(area))
    const weighed = about
      .map((sentence) => ({ sentence, weight: weightOf(sentence, expected) }))
      .toSorted((one, other) => other.weight - one.weight)
    const best = weighed[0]?.weight ?? 0
    const alike = weighed.filter(({ weight }) => weight >= Math.max(LEAST, best / 2)).slice(0, MOST)
    // One or two sentences of the operation itself need no word in common with the finding.
    const isClear = own !== undefined && own.length <= MOST && !broadRules.includes(rule)
    return { alike: alike.map(({ sentence }) => sentence), own: isClear ? own : [] }
  }

  return (finding) => {
    const ofAll = (when: When) => generalQuotes(sentences, finding, when)
    const ofField = () => fieldQuotes(contract, sentences, finding)
    const ways = [
      () => ofAll('first'),
      () => (rulesOfFields.includes(finding.rule) ? ofField() : []),
      () => withBeside(byWords(finding).alike, ofAll('beside')),
      () => ofAll('last'),
      ofField,
      () => byWords(finding).own,
      () => ofOperation(contract, sentences, finding),
    ]
    const quoted = ways.reduce<Sentence[]>((found, find) => (found.length > 0 ? found : find()), [])
    return quoted.map(({ whole }) => whole.replaceAll(/^\| | \|$/g, ''))
  }
}

const withBeside = (found: Sentence[], beside: Sentence[]): Sentence[] =>
  found.length === 0 ? [] : [...found.slice(0, MOST - beside.length), ...beside]

/** The sentence that begins the description of the operation. */
function ofOperation(contract: Contract, sentences: Sentence[], { operationId }: Quoted): Sentence[] {
  if (operationId === null) return []
  const description = contract.operation(operationId).description.replaceAll(/\s+/g, ' ')
  return sentences.filter(({ whole }) => description.startsWith(whole)).slice(0, 1)
}

const nowhere = { method: '', path: '', tag: '' }

const isAt = ({ places }: Sentence, name: string): boolean =>
  places.some((place) => `${place} `.startsWith(`${name} `))

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu))]

/** Returns the function that weighs the words which a sentence and a text have in common: rare ones count more. */
function createWeights(sentences: Sentence[]): (sentence: Sentence, text: string) => number {
  const counts = new Map<string, number>()
  for (const { whole } of sentences)
    for (const word of wordsOf(whole)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return ({ whole }, text) => {
    const words = new Set(wordsOf(whole))
    return wordsOf(text)
      .filter((word) => words.has(word))
      .reduce((sum, word) => sum + Math.log(sentences.length / (counts.get(word) ?? 1)), 0)
  }
}
