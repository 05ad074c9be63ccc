import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

test('an address may have several hosts, each of them right', () => {
  const url = 'postgres://hashi:pw@first,second:5433/site'
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  expect(() => readConfig({ DATABASE_URL: 'postgres://hashi:pw@first,sec ond/site' })).toThrow(
    'DATABASE_URL is "postgres://hashi:***@first,sec ond/site": must be an address',
  )
})

test('connections and time limits are the usual ones, unless others are set', () => {
  expect(readConfig({}).database).toEqual({ connections: 10, statement: 3500, lock: 3000 })
  const changed = readConfig({ HASHI_DATABASE: '{"connections": 40, "lock": 500}' })
  expect(changed.database).toEqual({ connections: 40, statement: 3500, lock: 500 })
})

test.each(['40', '{', '{"connections": 0}', '{"lock": 1}', '{"pool": 5}'])(
  'options %s are refused',
  (text) => {
    expect(() => readConfig({ HASHI_DATABASE: text })).toThrow(
      'must be JSON such as {"connections": 10, "statement": 3500, "lock": 3000} (',
    )
  },
)
