/** Writes the list of all sentences with their verdicts, as Markdown. */

import type { Sentence } from '../src/sentences/collect.ts'
import { reasons } from '../src/sentences/reasons.ts'
import { type Verdict, type Verdicts, verdictOf } from '../src/sentences/verdicts.ts'

const titles: Record<string, string> = {
  overview: 'Overview',
  errors: 'Errors and rules',
  job: 'Jobs',
  story: 'Stories',
  blog: 'Blog',
  entry: 'Entry, inquiries and invitations',
  account: 'Accounts and sessions',
  profile: 'Profile and documents',
  mypage: 'My page',
  process: 'Applications and recommendations',
  master: 'Option master',
  answers: 'Answers, headers and parameters',
}

const introduction = `# Every sentence of the contract

Each sentence of the contract, and each row of its tables, has a check of the kit or a reason that no check is possible from outside.
\`node scripts/sentences.ts\` writes this list from the contract and \`sentences/areas\`; \`npm test\` fails at a sentence without either.

A check is named by its file below \`src\` and its rule. "Except" says which part of a sentence no check sees. A check that needs a hook of the adapter is skipped without it.
Titles are names and not listed. A long sentence is cut, and ends with a part of its hash; a sentence with several places is at its first one.
`

export function listOf(sentences: Sentence[], verdicts: Verdicts): string {
  const areas = Object.keys(verdicts)
  const parts = areas.map((area) => {
    const own = sentences.filter((each) => each.area === area)
    return `## ${titles[area] ?? area}\n\n${sectionOf(own, verdicts)}`
  })
  return `${[introduction.trim(), numbersOf(sentences, verdicts), ...parts].join('\n\n')}\n`
}

/** The verdicts of an area, each with its sentences. */
function sectionOf(sentences: Sentence[], verdicts: Verdicts): string {
  const groups = new Map<Verdict, Sentence[]>()
  for (const sentence of sentences) {
    const verdict = verdictOf(verdicts, sentence)
    if (verdict) groups.set(verdict, [...(groups.get(verdict) ?? []), sentence])
  }
  return [...groups]
    .map(([verdict, own]) => `${headingOf(verdict)}\n\n${own.map(lineOf).join('\n')}`)
    .join('\n\n')
}

function headingOf(verdict: Verdict): string {
  if ('reason' in verdict) return `**Not checkable from outside: ${reasons[verdict.reason]}.**`
  const limit = verdict.limit === undefined ? '' : `, except: ${verdict.limit}`
  return `**Checked by ${verdict.checks.map((check) => `\`${check}\``).join(', ')}${limit}.**`
}

/** Rows are shown as they are; a diagram or a row would otherwise become a block. */
function lineOf({ text, places: [place = '', ...others] }: Sentence): string {
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const plain = text
    .replaceAll('```', '')
    .replaceAll(/(?<!\*)\*(\w+)\*(?!\*)/g, '_$1_')
    .replace(/^\||\|$/g, '')
    .trim()
  return `- ${plain} (${place}${more})`
}

type Numbers = { all: number; checked: number; limited: number; reason: number }

/** Counts the sentences by verdict. */
function count(sentences: Sentence[], verdicts: Verdicts): Numbers {
  const found = sentences.map((each) => verdictOf(verdicts, each)).filter((each) => each !== null)
  const checked = found.filter((each) => 'checks' in each)
  return {
    all: sentences.length,
    checked: checked.length,
    limited: checked.filter((each) => 'limit' in each).length,
    reason: found.filter((each) => 'reason' in each).length,
  }
}

function numbersOf(sentences: Sentence[], verdicts: Verdicts): string {
  const head = ['', 'Sentences', 'Checked', 'Of these in part', 'Not checkable']
  const rowOf = (name: string, own: Sentence[]) => {
    const { all, checked, limited, reason } = count(own, verdicts)
    return [name, ...[all, checked, limited, reason].map(String)]
  }
  const rows = Object.keys(verdicts).map((area) =>
    rowOf(
      titles[area] ?? area,
      sentences.filter((each) => each.area === area),
    ),
  )
  return table([head, ...rows, rowOf('All', sentences)])
}

/** A table in Markdown with columns of equal width, as the formatter writes it. The first column is text, the others are numbers. */
function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
