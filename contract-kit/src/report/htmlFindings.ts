/** The findings in the HTML report: by rule, then by operation and place, so that one mistake is one entry. */

import { type Finding, NO_OPERATION } from '../findings.ts'
import { groupBy } from '../groups.ts'
import { familyOf, rules } from '../rules.ts'
import { escape } from './junit.ts'
import type { OperationReport, Report } from './report.ts'
import { plural } from './terminal.ts'

/** The lines of an entry that are shown before "more". */
const SHOWN = 5

export function findingsPart({ findings, operations }: Report): string {
  if (findings.length === 0) return ''
  const groups = groupBy(findings, ({ rule }) => rule)
  const links = groups.map(
    ([rule, all]) =>
      `<li><a href="#${rule}"><code>${rule}</code></a> <span class="status bad">${all.length}</span></li>`,
  )
  const parts = groups.map(
    ([rule, all]) => `<details class="rule" id="${rule}" data-family="${escape(familyOf(rule))}" open>
<summary><code>${rule}</code> <span class="status bad">${all.length}</span> <span class="soft">${prose(rules[rule])}</span></summary>
${entries(all, operations)}
</details>`,
  )
  return `<h2 id="findings">Findings</h2>\n${filters(findings)}\n<ul class="jump">${links.join('')}</ul>\n${parts.join('\n')}`
}

/** Two lists that narrow the findings. They need the script of the page. */
function filters(findings: Finding[]): string {
  const operations = [...new Set(findings.map(({ operationId }) => operationId ?? NO_OPERATION))].toSorted()
  const families = [...new Set(findings.map(({ rule }) => familyOf(rule)))]
  return `<form class="filters"><label>Operation ${choice('operation', operations)}</label> <label>Family ${choice('family', families)}</label>
<output class="soft"></output></form>`
}

const choice = (name: string, values: string[]) =>
  `<select name="${name}"><option value="*">All</option>${values
    .map((value) => `<option value="${escape(value)}">${escape(value || 'Outside of the contract')}</option>`)
    .join('')}</select>`

function entries(findings: Finding[], operations: OperationReport[]): string {
  return groupBy(findings, ({ operationId, place }) => `${operationId} ${place}`)
    .map(([, same]) => entry(same, operations))
    .join('\n')
}

function entry(same: Finding[], operations: OperationReport[]): string {
  const [first] = same
  if (!first) return ''
  const { operationId, place, curl, answer, steps = [] } = first
  const operation = operations.find((each) => each.operationId === operationId)
  const call = operation
    ? ` <code class="soft">${escape(`${operation.method} ${operation.path}`)}</code>`
    : ''
  return `<article class="finding" data-operation="${escape(operationId ?? NO_OPERATION)}"><h3>${escape(operationId ?? 'Outside of the contract')}${call}</h3>
<p class="place"><span class="soft">Contract</span> <code>${escape(place)}</code></p>
${lines(same.slice(0, SHOWN))}${same.length > SHOWN ? more(same.slice(SHOWN)) : ''}
${curl ? exchange(curl, answer) : ''}${stepsTo(steps)}</article>`
}

/** The first call with the finding, and its answer beside it. */
const exchange = (curl: string, answer: string | undefined) =>
  `<div class="exchange"><section><h4>Call</h4><div class="curl"><code>${escape(curl)}</code><button type="button" data-copy>Copy</button></div></section>${
    answer === undefined ? '' : `<section><h4>Answer</h4><pre>${escape(answer)}</pre></section>`
  }</div>`

/** The calls that lead to a finding of a flow. */
const stepsTo = (steps: string[]) =>
  steps.length === 0
    ? ''
    : `<details class="more"><summary>${plural(steps.length, 'call')} before it</summary><ol>${steps.map((step) => `<li><code>${escape(step)}</code></li>`).join('')}</ol></details>`

const more = (rest: Finding[]) =>
  `<details class="more"><summary>${rest.length} more</summary>${lines(rest)}</details>`

function lines(findings: Finding[]): string {
  const rows = findings.map(
    ({ expected, seen, count, sentences = [] }) =>
      `<li><div><span class="soft">Expected</span> ${prose(expected)}</div><div><span class="soft">Seen</span> <code>${escape(seen)}</code>${count > 1 ? ` <span class="soft">${count} times</span>` : ''}</div>${sentences.map(quote).join('')}</li>`,
  )
  return `<ul class="pairs">${rows.join('')}</ul>`
}

const quote = (sentence: string) =>
  `<div class="quote"><span class="soft">The contract says</span> ${prose(sentence)}</div>`

/** Escapes a sentence; words in backticks become code. */
function prose(sentence: string): string {
  return escape(sentence).replaceAll(/`([^`]*)`/g, '<code>$1</code>')
}
