/** The production build contains nothing of mock mode, and browsers nothing of the backend. */

import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildSite } from '../../scripts/build.ts'
import { shortClassNames } from '../../scripts/build/classNames.ts'
import { filesIn } from '../../scripts/build/folder.ts'

/** Parts of paths of sources that only development needs. */
const forbidden = /(?:^|\/)(?:mocks|contract-kit|tests|node_modules\/(?:msw|@msw|@mswjs|fast-check))\//
/** Texts that the code of mock mode contains. */
const traces = ['/__mock', 'mock-panel', 'mockServiceWorker']

const sourceMap = z.object({ sources: z.array(z.string()) })

let files: string[]
beforeAll(async () => {
  files = filesIn(await buildSite())
})

test('no source map of client and server names a source of mock mode', () => {
  const maps = files.filter((file) => file.endsWith('.map'))
  for (const side of ['client', 'server']) expect(maps.some((file) => file.includes(`/${side}/`))).toBe(true)
  const sources = maps.flatMap((file) =>
    sourceMap.parse(JSON.parse(readFileSync(file, 'utf8'))).sources.map((source) => posix.join('/', source)),
  )
  expect(sources.some((source) => source.endsWith('/src/main.tsx'))).toBe(true)
  expect(sources.filter((source) => forbidden.test(source))).toEqual([])
})

test('no source map of the client names a source of the backend', () => {
  const maps = files.filter((file) => file.includes('/client/') && file.endsWith('.map'))
  const sources = maps.flatMap((file) => sourceMap.parse(JSON.parse(readFileSync(file, 'utf8'))).sources)
  expect(sources.filter((source) => /(?:^|\/)backend\//.test(source))).toEqual([])
})

test('no file that browsers load contains a trace of mock mode', () => {
  const scripts = files.filter((file) => file.includes(join('client', '')) && /\.(?:js|css|html)$/.test(file))
  expect(scripts.length).toBeGreaterThan(50)
  const found = scripts.filter((file) => traces.some((trace) => readFileSync(file, 'utf8').includes(trace)))
  expect(found).toEqual([])
})

test('the styles of the design system are in their layer, so that the class of a user wins in any order of files', () => {
  const nameOf = shortClassNames()
  const ofDesignSystem = globSync('src/ui/**/*.module.css').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^\.([a-z]\w*)/gim), ([, local = '']) => ({
      file,
      name: nameOf(local, join(process.cwd(), file)),
    })),
  )
  const outside = files
    .filter((file) => file.endsWith('.css') && file.includes('/client/'))
    .flatMap((file) => classesOutsideLayers(readFileSync(file, 'utf8')))
  expect(ofDesignSystem.length).toBeGreaterThan(50)
  expect(ofDesignSystem.filter(({ name }) => outside.includes(name))).toEqual([])
})

/** Returns the names of the classes that begin a selector outside of all cascade layers. */
function classesOutsideLayers(css: string): string[] {
  const layered = /@layer [\w, ]+\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g
  return Array.from(css.replaceAll(layered, '').matchAll(/(?:^|[{},])\.([\w-]+)/g), ([, name = '']) => name)
}
