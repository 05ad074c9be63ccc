/** Mock mode is for developers: what the production site sends holds nothing of it. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { withSite } from '../../scripts/bench/servers.ts'
import { buildFolder } from '../../scripts/build/folder.ts'

let folder: string
let names: string[]

beforeAll(async () => {
  await withSite({}, () => Promise.resolve())
  folder = join(buildFolder(), 'client', 'assets')
  names = readdirSync(folder)
})

/** Returns the files that a bundle is made of. */
function sourcesOf(map: string): string[] {
  return JSON.parse(readFileSync(join(folder, map), 'utf8')).sources
}

it('no script is made of the mocks, the backend or the library behind them', () => {
  const sources = names.filter((name) => name.endsWith('.map')).flatMap(sourcesOf)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((path) => /(?:^|\/)(?:mocks|backend)\/|node_modules\/@?msw\//.test(path))).toEqual([])
})

it('no script or style sheet names the control API or the panel', () => {
  const texts = names.filter((name) => /\.(?:js|css)$/.test(name))
  const naming = texts.filter((name) => /__mock|mock-panel/.test(readFileSync(join(folder, name), 'utf8')))
  expect(naming).toEqual([])
})
