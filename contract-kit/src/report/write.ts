/** Writes reports to files, in the format of each file extension. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { rules } from '../rules.ts'
import { htmlReport } from './html.ts'
import { junitReport } from './junit.ts'
import type { Report } from './report.ts'

const forms: Record<string, (report: Report) => string> = {
  '.json': jsonReport,
  '.xml': junitReport,
  '.html': htmlReport,
}

export const reportEndings = Object.keys(forms)

export function writeReport(file: string, report: Report): void {
  const form = forms[extname(file).toLowerCase()]
  if (!form) throw new Error(`A report ends in ${reportEndings.join(', ')}, which ${file} does not`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, form(report))
}

function jsonReport(report: Report): string {
  return `${JSON.stringify({ ...report, rules }, null, 2)}\n`
}
