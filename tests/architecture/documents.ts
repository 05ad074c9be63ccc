/** Checks of documents: the things that they name exist, and decisions are short. */

import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import type { TextFile } from './files.ts'

/** The size of a screen. A decision fits it. */
export const SCREEN = { lines: 40, columns: 120 }

/** Builds, which are not committed. */
const products = ['dist/']

/** Returns the number of lines that a text takes on a screen. */
export function screenLines(text: string): number {
  const lines = text.trimEnd().split('\n')
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / SCREEN.columns)), 0)
}

/** Returns the numbers of the decisions that a text refers to: "decision 5", "decisions 13, 19 and 25". */
export function decisionsIn(text: string): number[] {
  return [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and )\d+)*)/gi)].flatMap(([, numbers = '']) =>
    numbers.split(/\D+/).map(Number),
  )
}

/** Returns the scripts of `package.json` that a text runs with npm. */
export function scriptsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(
    ([, script, short = '']) => script ?? short,
  )
}

/** Returns the links of a document to files that do not exist. */
export function brokenLinks({ path, text }: TextFile): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
    .map(([, to = '']) => posix.join(posix.dirname(path), to))
    .filter((to) => !existsSync(to))
    .map((to) => `${path} links to ${to}`)
}

/** Returns the files and folders that a document names as code, and that do not exist. A name may leave out its first folders. */
export function missingFiles({ path, text }: TextFile, paths: string[]): string[] {
  return [...text.matchAll(/`([\w{}-][\w./{}-]*(?:\.(?:tsx?|mjs|css|ya?ml|json|md)|\/))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !products.includes(name))
    .filter((name) => !paths.some((each) => isNamed(each, name)))
    .map((name) => `${path} names ${name}`)
}

const isNamed = (path: string, name: string): boolean =>
  name.endsWith('/') ? `/${path}`.includes(`/${name}`) : `/${path}`.endsWith(`/${name}`)
