/** Every pattern of the contract runs in linear time, and on texts of limited length only. */

import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { countryCodes } from '#domain/countries.ts'
import { EMAIL } from '#domain/email.ts'
import { isRecord } from '#domain/record.ts'
import { WEB_ADDRESS } from '#domain/webAddress.ts'
import { RefreshSessionBody, StoreResumeBody } from '#openapi/generated/zod.ts'
import { attackOn } from '../architecture/patterns.ts'
import { contract } from './contract.ts'

type Text = { place: string; pattern: string; maxLength: unknown }

/** Returns each schema with a pattern, and its place in the bundle. */
function textsIn(schema: unknown, place = ''): Text[] {
  if (Array.isArray(schema)) return schema.flatMap((part, at) => textsIn(part, `${place}/${at}`))
  if (!isRecord(schema)) return []
  const { pattern, maxLength } = schema
  const own = typeof pattern === 'string' ? [{ place, pattern, maxLength }] : []
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => textsIn(part, `${place}/${name}`))]
}

const texts = textsIn(contract)

test('there are patterns', () => expect(texts.length).toBeGreaterThan(5))

test.each([...new Set(texts.map(({ pattern }) => pattern))])('%s runs in linear time', (pattern) => {
  expect(attackOn(new RegExp(pattern))).toBeNull()
})

test('each pattern with unlimited repetition has a maximum length', () => {
  const endless = texts.filter(({ pattern }) => /[+*]|,\}/.test(pattern))
  expect(endless.filter(({ maxLength }) => maxLength === undefined)).toEqual([])
})

test('the pattern of e-mail addresses equals that of the rule', () => {
  expect(texts.find(({ place }) => place.endsWith('/Email'))?.pattern).toBe(EMAIL.source)
})

test('the pattern of countries matches exactly the codes of the form', () => {
  const pattern = new RegExp(texts.find(({ place }) => place.endsWith('/CountryCode'))?.pattern ?? '')
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  expect(pairs.filter((pair) => pattern.test(pair))).toEqual(countryCodes)
})

test('the pattern of links equals that of the rule', () => {
  const links = texts.filter(({ place }) => /(linkedIn|other)URL$/.test(place))
  expect(new Set(links.map(({ pattern }) => pattern))).toEqual(new Set([WEB_ADDRESS.source]))
})

test.each<[string, z.ZodMiniType, object]>([
  ['a token', RefreshSessionBody, { refresh_token: ' '.repeat(201) }],
  ['a photo', StoreResumeBody.shape.photo, { name: 'a.png', type: 'image/png', data: ' '.repeat(682_669) }],
])('the pattern of %s is not applied to a text that is too long', (_, schema, value) => {
  expect(schema.safeParse(value).error?.issues.map(({ code }) => code)).toEqual(['too_big'])
})
