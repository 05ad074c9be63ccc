/** The coverage matrix: a row for each operation, a mark for each status. */

import { groupBy } from '../groups.ts'
import { escape } from './junit.ts'
import type { OperationReport, Report, StatusReport } from './report.ts'
import { plural } from './terminal.ts'

const marks: Record<StatusReport['state'], string> = {
  covered: 'good',
  missing: 'warn',
  'not reachable': 'none',
  'not in the contract': 'bad',
}

export function coverageTable({ operations }: Report): string {
  const selected = operations.filter(({ isSelected }) => isSelected)
  const left = operations.length - selected.length
  const groups = groupBy(selected, ({ tag }) => tag)
  const rows = groups.map(
    ([tag, all]) =>
      `<tr class="tag"><th colspan="5" scope="rowgroup">${escape(tag || 'Outside of the contract')}</th></tr>\n${all.map(row).join('\n')}`,
  )
  return `<div class="scroll" role="region" aria-label="Coverage" tabindex="0"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Call</th><th scope="col">Calls</th><th scope="col">Statuses</th><th scope="col">Findings</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>${left === 0 ? '' : `\n<p class="soft">${plural(left, 'operation')} of the contract not selected.</p>`}`
}

function row({ operationId, summary, method, path, calls, statuses, findings }: OperationReport): string {
  const title = operationId || summary
  return `<tr><th scope="row" title="${escape(summary)}">${escape(title)}</th>
<td><code>${escape(`${method} ${path}`)}</code></td><td class="n">${calls}</td>
<td>${statuses.map(mark).join('')}</td><td class="n">${findings === 0 ? '' : `<span class="status bad">${findings}</span>`}</td></tr>`
}

function mark({ status, state, calls, languages }: StatusReport): string {
  const title = `${state}${calls > 0 ? `, ${calls} calls, ${languages.join(' and ')}` : ''}`
  return `<span class="status ${marks[state]}" title="${escape(title)}">${status}</span>`
}
