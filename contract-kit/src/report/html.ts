/** The HTML report: one file that needs no network. */

import { coverageTable } from './htmlCoverage.ts'
import { findingsPart } from './htmlFindings.ts'
import { style } from './htmlStyle.ts'
import { escape } from './junit.ts'
import type { Report } from './report.ts'
import { plural } from './terminal.ts'

export function htmlReport(report: Report): string {
  const { contract, target, startedAt } = report
  const title = `${contract.title} on ${target}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
<main>
<h1>${escape(contract.title)} <span class="soft">${escape(contract.version)}</span></h1>
<p class="soft">Contract check of <code>${escape(target)}</code>, <time datetime="${startedAt}">${escape(dateOf(startedAt))}</time></p>
${verdict(report)}
${numbers(report)}
${findingsPart(report)}
${coverage(report)}
${list('Waived', waivedLines(report))}
${list(
  'Skipped',
  report.skips.map(({ check, reason }) => `<b>${escape(check)}</b>: ${escape(reason)}`),
)}
</main>
<script>
for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.previousElementSibling.textContent)
    button.textContent = 'Copied'
  })
const filters = document.querySelector('.filters')
function narrow() {
  const { operation, family } = Object.fromEntries(new FormData(filters))
  let shown = 0
  for (const rule of document.querySelectorAll('.rule')) {
    const isFamily = family === '*' || rule.dataset.family === family
    for (const finding of rule.querySelectorAll('.finding')) {
      finding.hidden = !isFamily || (operation !== '*' && finding.dataset.operation !== operation)
      if (!finding.hidden) shown += 1
    }
    rule.hidden = rule.querySelector('.finding:not([hidden])') === null
  }
  filters.querySelector('output').textContent = shown + ' shown'
}
filters?.addEventListener('change', narrow)
</script>
</html>
`
}

const dateOf = (time: string) => `${time.slice(0, 10)}, ${time.slice(11, 16)} UTC`

function verdict({ findings, interrupted, allowWrites }: Report): string {
  const notes = [
    ...(interrupted === null ? [] : [`<p class="verdict warn">Not finished: ${escape(interrupted)}</p>`]),
    ...(findings.length === 0
      ? []
      : [`<p class="verdict bad">Breaks the contract: ${plural(findings.length, 'finding')}</p>`]),
    // Only a complete run can show this.
    ...(interrupted === null && findings.length === 0
      ? ['<p class="verdict good">Keeps the contract</p>']
      : []),
    ...(allowWrites ? [] : ['<p class="soft">Only what changes nothing was called.</p>']),
  ]
  return notes.join('\n')
}

function numbers({
  calls,
  checks,
  duration,
  coverage: { covered, all, percent },
  languages,
  seed,
}: Report): string {
  const items = [
    [calls.toLocaleString('en'), 'calls'],
    [checks.toLocaleString('en'), 'checks'],
    [`${percent}%`, `coverage: ${covered} of ${all} statuses`],
    [`${(duration / 1000).toFixed(1)} s`, `languages ${languages.join(', ')}; seed ${seed}`],
  ]
  return `<ul class="numbers">${items.map(([value, label]) => `<li><b>${value}</b><span class="soft">${label}</span></li>`).join('')}</ul>`
}

function coverage(report: Report): string {
  return `<h2 id="coverage">Coverage</h2>
<p class="legend soft"><span class="status good">200</span> seen <span class="status warn">409</span> declared, not seen
<span class="status none">500</span> no client can cause it <span class="status bad">418</span> not in the contract</p>
${coverageTable(report)}`
}

function waivedLines({ waived }: Report): string[] {
  return waived.map(
    ({ finding, reason, until }) =>
      `<code>${finding.rule}</code> ${escape(finding.operationId ?? '')}: ${escape(reason)}${until === null ? '' : ` <span class="soft">until ${until}</span>`}`,
  )
}

function list(title: string, items: string[]): string {
  return items.length === 0
    ? ''
    : `<h2>${title}</h2>\n<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
