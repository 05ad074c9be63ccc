/** The report in the terminal: findings by rule, then the numbers. */

import type { Finding } from '../findings.ts'
import { groupBy } from '../groups.ts'
import { shown } from '../json.ts'
import { rules } from '../rules.ts'
import type { Report } from './report.ts'

/** Findings of one rule that are shown in full. */
const SHOWN = 5
/** The characters of a sentence that are shown; other reports have all. */
const LONGEST = 300

export type Paint = {
  bold: (text: string) => string
  dim: (text: string) => string
  red: (text: string) => string
  green: (text: string) => string
}

const code = (start: number, end: number) => (text: string) => `\u001B[${start}m${text}\u001B[${end}m`
export const colours: Paint = { bold: code(1, 22), dim: code(2, 22), red: code(31, 39), green: code(32, 39) }
export const plain: Paint = { bold: String, dim: String, red: String, green: String }

export function terminalReport(report: Report, paint: Paint): string {
  const { findings, waived, skips, coverage, interrupted } = report
  const groups = groupBy(findings, ({ rule }) => rule)
  return [
    ...groups.flatMap(([rule, found]) => [
      paint.bold(`${paint.red('✗')} ${rule}`) + paint.dim(`  ${rules[rule]}`),
      ...found.slice(0, SHOWN).flatMap((finding) => findingLines(finding, paint)),
      ...(found.length > SHOWN ? [paint.dim(`  … and ${found.length - SHOWN} more`)] : []),
      '',
    ]),
    ...(interrupted === null ? missing(report, paint) : []),
    ...(skips.length > 0
      ? [paint.bold('Skipped'), ...skips.map(({ check, reason }) => `  ${check}: ${reason}`), '']
      : []),
    ...(waived.length > 0 ? [paint.bold('Waived'), ...waivedLines(report), ''] : []),
    ...(interrupted === null ? [] : [paint.red(interrupted), '']),
    verdict(report, paint),
    `${plural(report.calls, 'call')}, ${plural(report.checks, 'check')}, ${(report.duration / 1000).toFixed(1)} s, ` +
      `coverage ${coverage.percent}% (${coverage.covered} of ${coverage.all} statuses)`,
  ].join('\n')
}

/** Only a complete run can report that there are no findings. */
function verdict({ findings, interrupted }: Report, paint: Paint): string {
  if (findings.length > 0) return paint.red(`✗ ${plural(findings.length, 'finding')}`)
  return interrupted === null ? paint.green('✓ No findings') : paint.red('✗ Not finished, no findings so far')
}

/** The lines of one finding. */
export function findingLines(
  { operationId, expected, seen, place, sentences = [], curl, count, steps = [] }: Finding,
  paint: Paint,
): string[] {
  const writes = [...new Set(steps.flatMap(writeOf))].join(', ')
  const times = count > 1 ? paint.dim(` (${count} times)`) : ''
  return [
    `  ${paint.bold(operationId ?? 'outside of the contract')}${times}`,
    `    expected  ${expected}`,
    `    seen      ${seen}`,
    ...(writes === '' ? [] : [paint.dim(`    after     ${writes}`)]),
    paint.dim(`    contract  ${place}`),
    ...sentences.map((sentence) => `    says      ${shown(sentence, LONGEST)}`),
    paint.dim(`    ${curl}`),
  ]
}

/** Returns the method and the path of a step that may have changed something. Other reports have the whole calls. */
function writeOf(step: string): string[] {
  const [, method, address = ''] = / -X (\w+) .*'(https?:[^']*)'$/s.exec(step) ?? []
  return method === undefined ? [] : [`${method} ${new URL(address).pathname}`]
}

function missing({ operations }: Report, paint: Paint): string[] {
  const lines = operations
    .filter(({ isSelected }) => isSelected)
    .map(({ operationId, statuses }) => ({
      operationId,
      missed: statuses.filter(({ state }) => state === 'missing').map(({ status }) => status),
    }))
    .filter(({ missed }) => missed.length > 0)
    .map(({ operationId, missed }) => `  ${operationId.padEnd(28)} ${missed.join(', ')}`)
  return lines.length > 0 ? [paint.bold('Declared, but not seen'), ...lines, ''] : []
}

function waivedLines({ waived }: Report): string[] {
  const groups = groupBy(
    waived,
    ({ finding, reason, until }) => `${finding.rule}: ${reason}${until ? ` (until ${until})` : ''}`,
  )
  return groups.map(([text, all]) => `  ${plural(all.length, 'finding')} of ${text}`)
}

export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
