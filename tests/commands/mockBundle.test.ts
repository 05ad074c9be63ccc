/** The bundle that `npm run mock` starts from: changes of its source files lead to another bundle, and it works alone. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SOURCES, bundleFile } from '../../scripts/mock/bundle.ts'
import { bundleInto } from '../../scripts/mock/writeBundle.ts'
import { freePort, startProgram } from '../../scripts/programs.ts'

let folder: string
let files: string[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hashi-bundle-'))
  files = await bundleInto(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('has no file beside the sources that name it', () => {
  const own = files
    .filter((file) => file.startsWith(process.cwd()))
    .map((file) => relative(process.cwd(), file))
    .filter((file) => !file.startsWith('node_modules/'))
  expect(own).toContain('backend/app.ts')
  expect(own.filter((file) => !SOURCES.some((source) => file.startsWith(`${source}/`)))).toEqual([])
  expect(bundleFile()).toBe(bundleFile())
})

it('answers like the sources', async () => {
  const port = await freePort()
  const script = `import { main } from ${JSON.stringify(join(folder, 'main.js'))}; await main()`
  const program = await startProgram(['--input-type=module', '-e', script], { PORT: String(port) })
  const response = await fetch(`http://localhost:${port}/api/v1/case`)
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveProperty('cases')
  expect((await fetch(`http://localhost:${port}/__mock/status`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/openapi.json`)).status).toBe(200)
  await program.stop()
})
