import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { committed, generate } from '../../scripts/generate.ts'

/** Next to the committed folders, so that relative imports are the same; hidden, so that other tools ignore them. */
const fresh = {
  contract: 'openapi/.drift',
  client: 'src/api/.drift',
  control: 'mocks/control/.drift',
  staff: 'openapi/staff/.drift',
  admin: 'admin/.drift',
}

const removeFresh = () => {
  for (const folder of Object.values(fresh)) rmSync(folder, { recursive: true, force: true })
}

beforeAll(() => generate(fresh))
afterAll(removeFresh)

test.each([
  [committed.contract, fresh.contract],
  [committed.client, fresh.client],
  [committed.control, fresh.control],
  [committed.staff, fresh.staff],
  [committed.admin, fresh.admin],
])('%s is up to date with the contract; otherwise run `npm run generate`', (folder, generated) => {
  expect(differences(folder, generated)).toEqual([])
})

test('a changed, a missing and a left-over file are found', () => {
  expect(differences('openapi/components/options', 'openapi/components/headers')).toContain(
    'Gender.yaml is left over',
  )
  expect(differences('openapi/components/headers', 'openapi/components/options')).toContain(
    'Gender.yaml is missing',
  )
  expect(differences('i18n/en', 'i18n/ja')).toContain('rules.ts differs')
})

function differences(folder: string, generated: string): string[] {
  const [have, want] = [filesIn(folder), filesIn(generated)]
  return [
    ...want.filter((file) => !have.includes(file)).map((file) => `${file} is missing`),
    ...have.filter((file) => !want.includes(file)).map((file) => `${file} is left over`),
    ...want.filter((file) => have.includes(file) && !isSame(file)).map((file) => `${file} differs`),
  ]
  function isSame(file: string): boolean {
    return readFileSync(join(folder, file), 'utf8') === readFileSync(join(generated, file), 'utf8')
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}
