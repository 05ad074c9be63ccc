/** Documents name commands, variables, files and decisions that exist, and decisions fit a screen. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { SCREEN, brokenLinks, decisionsIn, missingFiles, screenLines, scriptsIn } from './documents.ts'
import { type TextFile, committedFiles } from './files.ts'

const files = committedFiles()
const paths = files.map(({ path }) => path)
const documents = files.filter(({ path }) => path.endsWith('.md'))
const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'))
const readme = readFileSync('README.md', 'utf8')

const named = (text: string): TextFile => ({ path: 'docs/a.md', text })

test('there are documents', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(decisions.length).toBeGreaterThan(30)
})

test('a decision fits a screen, in context, decision and consequences', () => {
  const headings = ['## Context', '## Decision', '## Consequences']
  for (const { path, text } of decisions) {
    expect.soft(screenLines(text), path).toBeLessThanOrEqual(SCREEN.lines)
    expect.soft(text.match(/^## .*/gm), path).toEqual(headings)
  }
  expect(screenLines(`a\n\n${'a'.repeat(121)}\n`)).toBe(4)
})

test('references lead to decisions that exist', () => {
  const numbers = paths.flatMap((path) => /^docs\/decisions\/(\d+)-/.exec(path)?.[1] ?? []).map(Number)
  const isCode = (path: string) => /\.(?:md|tsx?|mjs|css|ya?ml|json)$/.test(path)
  const unknown = files
    .filter(({ path }) => isCode(path) && !path.startsWith('tests/architecture/documents'))
    .flatMap(({ path, text }) =>
      decisionsIn(text)
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path} refers to decision ${number}`),
    )
  expect(unknown).toEqual([])
  expect(decisionsIn('changes decisions 13, 19 and 25; see [decision 7](a.md)')).toEqual([13, 19, 25, 7])
})

test('links and names of files lead to files that exist', () => {
  expect(documents.flatMap(brokenLinks)).toEqual([])
  expect(documents.flatMap((document) => missingFiles(document, paths))).toEqual([])
  expect(brokenLinks(named('[a](decisions/0000-a.md) [b](../README.md)'))).toHaveLength(1)
  expect(missingFiles(named('`src/gone.ts`, `app/gone/`, `main.tsx`, `src/app/`'), paths)).toHaveLength(2)
})

test('commands are scripts of package.json', () => {
  const known = Object.keys(packageFile.scripts)
  // The kit's README has commands of other apps.
  const ours = documents.filter(({ path }) => !path.startsWith('contract-kit/'))
  const unknown = ours.flatMap(({ path, text }) =>
    scriptsIn(text)
      .filter((script) => !known.includes(script))
      .map((script) => `${path} runs ${script}`),
  )
  expect(unknown).toEqual([])
  expect(scriptsIn('`npm ci && npm start`, `npm run test:unit -- a`')).toEqual(['start', 'test:unit'])
})

test('README has all variables of the server and all folders', () => {
  const variables = (text: string) => [...new Set(text.match(/\bHASHI_[A-Z_]+\b/g))].sort()
  expect(variables(readme)).toEqual(variables(readFileSync('server/start/variables.ts', 'utf8')))
  const folders = paths.flatMap((path) => /^(?:src\/)?([^./]+\/)./.exec(path)?.[1] ?? [])
  expect([...new Set(folders)].filter((folder) => !readme.includes(folder))).toEqual([])
})
