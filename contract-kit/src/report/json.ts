import { rules } from '../rules.ts'
import type { Report } from './report.ts'

export function jsonReport(report: Report): string {
  return `${JSON.stringify({ ...report, rules }, null, 2)}\n`
}
