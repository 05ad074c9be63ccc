/**
 * `npm run lint:texts`: reads every text of the interface, the mails and the sample content, in both languages. Prints each finding
 * with its file and key, and exits with 1 if there is one.
 */

import { allowed } from './lintTexts/allowed.ts'
import { collectTexts } from './lintTexts/collect.ts'
import { lint, report } from './lintTexts/lint.ts'

const texts = collectTexts()
const result = await lint(texts, allowed)
console.log(report(texts.length, result))
process.exitCode = result.findings.length + result.unused.length > 0 ? 1 : 0
