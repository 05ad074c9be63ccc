/**
 * A step of `npm run lint`: finds words that make sentences hard to read (`lintComments/words.ts`) in comments, in the descriptions of the
 * contract and in some documents. Prints each finding with its file, line and a suggestion, and exits with 1 if there is one.
 */

import { globSync, readFileSync } from 'node:fs'
import { lint, report } from './lintComments/lint.ts'

const folders = 'backend,content,contract-kit,domain,i18n,mocks,scripts,server,src,tests'
const documents = ['*.md', 'docs/**/*.md', 'contract-kit/README.md', 'openapi/**/*.{md,yaml}']

const paths = globSync([`{${folders}}/**/*.{ts,tsx,mjs,css}`, '*.ts', ...documents], {
  exclude: [
    '**/generated/**',
    '**/node_modules/**',
    'openapi/components/examples/**',
    'openapi/staff/examples/**',
  ],
}).sort()
const result = lint(paths.map((path) => ({ path, source: readFileSync(path, 'utf8') })))
const text = report(result)
if (text) console.log(text)
process.exitCode = text ? 1 : 0
