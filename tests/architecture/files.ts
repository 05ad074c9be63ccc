/** Checks of files as text. */

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Edge } from './imports.ts'
import { type Source, isTest } from './sources.ts'

export type TextFile = { path: string; text: string }

/** Maximum number of lines of a file. Content, texts and generated files are free; tests are longer, as they are tables. */
export const LONGEST = { code: 200, styles: 230, tests: 350 }
const free = /^(?:content\/|i18n\/|openapi\/|(?:src\/api|mocks\/control|admin)\/generated\/|mocks\/public\/)/

/** Returns all committed text files that exist. */
export function committedFiles(): TextFile[] {
  return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

export function tooLong(files: TextFile[]): string[] {
  return files
    .filter(({ path }) => /\.(?:tsx?|m?js|css)$/.test(path) && !free.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > LONGEST[kindOf(path)])
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}

function kindOf(path: string): keyof typeof LONGEST {
  if (/\.test\.|^tests\//.test(path)) return 'tests'
  return path.endsWith('.css') ? 'styles' : 'code'
}

/** A file with fewer lines has two users, or is one of a list (decision 57). */
const SHORT = 15

/** The files of these lists stay apart, however short: a colleague looks for them by the name of their thing. */
const lists =
  /^(?:src\/pages\/.*Page\.tsx|src\/api\/\w+\.ts|backend\/(?:staff\/)?operations\/\w+\.ts|(?:server|mocks)\/store\/tables\/\w+\.ts|server\/store\/migrations\/\w+\.ts|admin\/commands\/\w+\.ts|scripts\/\w+\.ts)$/

/** Short files with one user. Decision 57 explains their border. */
const borders = ['server/photos/worker.ts', 'src/app/pages/allPages.ts', 'src/features/pdf/type/openFace.ts']

/** Returns short files that only one file uses: they belong into that file. Style sheets follow their components, and a test is no user. */
export function crumbs(
  sources: Pick<Source, 'path' | 'text'>[],
  edges: Pick<Edge, 'from' | 'to'>[],
): string[] {
  const users = Map.groupBy(edges, ({ to }) => to)
  return sources
    .filter(({ path, text }) => !isTest(path) && text.trimEnd().split('\n').length < SHORT)
    .map(({ path }) => path)
    .filter((path) => rooms.test(path) && !lists.test(path) && !borders.includes(path))
    .filter((path) => new Set(users.get(path)?.map(({ from }) => from)).size === 1)
}

const rooms = /^(?:src|backend|server|mocks|contract-kit|admin|domain|scripts)\//

/** Returns paths of a personal machine, and addresses of package registries. */
export function machinePaths(files: TextFile[]): string[] {
  const pattern =
    /(?<![\w.}/-])\/(?:work|root|home|Users)\/[\w.-]+|[A-Z]:\\\\?Users\\|https?:\/\/[\w.-]*registry[\w.-]*/
  return files.flatMap(({ path, text }) => {
    const found = pattern.exec(text)?.[0]
    return found ? [`${path} names ${found}`] : []
  })
}

/** Returns download addresses in a lock file, which would tie it to one registry. A link to a folder of this repository is not a download. */
export function downloadAddresses(lock: string): string[] {
  return [...lock.matchAll(/"resolved": "([^"]+)"(?!,\s+"link": true)/g)].map(([, address = '']) => address)
}

/** Returns files that load a style sheet of Mantine outside of its layer, where it wins over our own classes depending on the order of files. */
export function unlayeredStyles(files: TextFile[]): string[] {
  return files
    .filter(({ path, text }) => isOurs(path) && /@mantine\/[\w/-]+(?<!\.layer)\.css/.test(text))
    .map(({ path }) => path)
}

/** Returns files with a dialog of their own, native or Mantine's. All dialogs are `ui/mantine/Dialog`. */
export function otherDialogs(files: TextFile[]): string[] {
  return files
    .filter(({ path }) => isOurs(path) && path !== 'src/ui/mantine/Dialog.tsx')
    .filter(({ text }) => /<dialog\b|\bModal\b[^\n]*'@mantine\/core'/.test(text))
    .map(({ path }) => path)
}

const isOurs = (path: string) => /^(?:src|mocks)\/.*\.(?:tsx|css)$/.test(path)

/** Returns the programs that make a temporary folder and remove none. `mkdtempDisposableSync` removes its folder itself. */
export const keptFolders = (files: TextFile[]): string[] =>
  files
    .filter(({ text }) => /\bmkdtemp(?:Sync)?\(/.test(text) && !/\brm(?:Sync)?\(/.test(text))
    .map(({ path }) => path)
