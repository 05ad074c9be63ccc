/** Checks of files as text. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export type TextFile = { path: string; text: string }

/** Maximum number of lines of a file. Content, texts and generated files are free; tests are longer, as they are tables. */
export const LONGEST = { code: 250, tests: 350 }
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
    .filter(({ path, lines }) => lines > (/\.test\.|^tests\//.test(path) ? LONGEST.tests : LONGEST.code))
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}

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
