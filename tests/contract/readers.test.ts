/** Tools that other teams use read the published contracts without a finding. Redocly and Prism have tests of their own. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasJava, openapiTypescript, python, specmatic, spectral } from '../tools/readers.ts'

const file = 'openapi/generated/openapi.json'

test('Spectral has no finding', async () => {
  expect(await spectral(file)).toEqual([])
})

test('openapi-typescript writes types in which nullable objects have their fields', async () => {
  const types = await openapiTypescript(file)
  expect(/^ {8}StoryLink: \{[^;]*id/m.test(types) && types.includes('} | null;')).toBe(true)
  expect(types.includes('submitConsent: {')).toBe(true)
})

test('quicktype writes classes of another language', async () => {
  const classes = await python(file)
  expect(classes.includes('class PayContext:')).toBe(true)
  expect(classes.includes('previous_story: Optional[StoryLink]')).toBe(true)
})

const isJavaHere = await hasJava()
if (!isJavaHere)
  console.warn('Specmatic did not read the contract: this machine has no Java. Install default-jre-headless.')

test.runIf(isJavaHere)("Specmatic's parser has no finding", async () => {
  const output = await specmatic(file)
  expect(output).toContain('API Operations: 51')
  // A finding begins with its place.
  expect(output.split('\n').filter((line) => line.startsWith('>>'))).toEqual([])
})

test('patterns and nullable objects are written so that tools of other languages read them', () => {
  expect(foreign(JSON.parse(readFileSync(file, 'utf8')), '#')).toEqual([])
})

/** Returns the places that Java and tools without lists of types cannot read. This needs no Java, so it runs everywhere. */
function foreign(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, pattern, properties } = value as { type?: unknown; pattern?: unknown; properties?: unknown }
  const isList = Array.isArray(type) && (type.includes('object') || typeof properties === 'object')
  // Java opens a class within a class at an unescaped bracket.
  const isNested = typeof pattern === 'string' && /\[[^\]\\]*(?:\\.[^\]\\]*)*(?<!\\)\[/.test(pattern)
  const own = [
    ...(isList ? [`${place} is a list of types`] : []),
    ...(isNested ? [`${place} has an open [`] : []),
  ]
  return [...own, ...Object.entries(value).flatMap(([key, part]) => foreign(part, `${place}/${key}`))]
}
