import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  LONGEST,
  committedFiles,
  crumbs,
  downloadAddresses,
  keptFolders,
  machinePaths,
  otherDialogs,
  tooLong,
  unlayeredStyles,
} from './files.ts'
import { edgesOf } from './imports.ts'
import { sources } from './sources.ts'

const files = committedFiles()

test('there are committed files', () => {
  expect(files.length).toBeGreaterThan(300)
})

test('no file is longer than its limit', () => {
  expect(tooLong(files)).toEqual([])
  const text = 'a\n'.repeat(LONGEST.code + 1)
  expect(tooLong([{ path: 'src/a.ts', text }])).toEqual([`src/a.ts has ${LONGEST.code + 1} lines`])
  expect(tooLong([{ path: 'content/a.ts', text }])).toEqual([])
})

test('a file of a few lines has two users, or is one of a list', () => {
  expect(crumbs(sources, edgesOf(sources))).toEqual([])
  const crumb = { path: 'src/lib/a.ts', text: 'export const a = 1\n' }
  const edge = { from: 'src/lib/b.ts', to: crumb.path }
  expect(crumbs([crumb], [edge])).toEqual([crumb.path])
  expect(crumbs([crumb], [edge, { ...edge, from: 'src/lib/c.ts' }])).toEqual([])
  expect(crumbs([{ ...crumb, path: 'server/store/tables/a.ts' }], [edge])).toEqual([])
})

test('no file contains a path of a machine or a registry', () => {
  expect(machinePaths(files)).toEqual([])
  const bad = [
    ['cd ', 'home', 'ana', 'hashi'].join('/'),
    ['C:', 'Users', 'ana'].join('\\'),
    ['https:', '', 'registry.example.com', 'a'].join('/'),
  ]
  for (const text of bad) {
    expect(machinePaths([{ path: 'README.md', text }])).toHaveLength(1)
  }
})

test('the lock file has no download addresses', () => {
  expect(downloadAddresses(readFileSync('package-lock.json', 'utf8'))).toEqual([])
  expect(downloadAddresses('{ "resolved": "https://example.com/a.tgz" }')).toEqual([
    'https://example.com/a.tgz',
  ])
})

test("Mantine's style sheets are in its layer", () => {
  expect(unlayeredStyles(files)).toEqual([])
  const text = "import '@mantine/core/styles/Badge.css'"
  expect(unlayeredStyles([{ path: 'src/ui/Label.tsx', text }])).toEqual(['src/ui/Label.tsx'])
})

test('there is one dialog', () => {
  expect(otherDialogs(files)).toEqual([])
  for (const text of ['<dialog open>', "import { Modal } from '@mantine/core'"]) {
    expect(otherDialogs([{ path: 'src/pages/a/APage.tsx', text }])).toEqual(['src/pages/a/APage.tsx'])
  }
})

test('each temporary folder is removed', () => {
  expect(keptFolders(files)).toEqual([])
  const text = "const folder = mkdtempSync('a')"
  expect(keptFolders([{ path: 'tests/a.ts', text }])).toEqual(['tests/a.ts'])
  expect(keptFolders([{ path: 'tests/a.ts', text: `${text}; rmSync(folder)` }])).toEqual([])
})
