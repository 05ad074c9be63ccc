/**
 * Attacks on a running site. Each uses a number of connections continuously until it is aborted; the benchmark measures only another
 * visitor.
 */

import { randomUUID } from 'node:crypto'
import { applications, careers, photos } from './applicant.ts'
import { type Attack, json, multipart, next, repeated, signedIn } from './requests.ts'
import { slowHeaders, slowReaders, unfinishedBodies } from './sockets.ts'

/** Returns 100 words of one Japanese character each, different in every search. */
function manyWords(): string {
  const first = 0x4e00 + ((next() * 100) % 20_000)
  return Array.from({ length: 100 }, (_, at) => String.fromCodePoint(first + at)).join(' ')
}

function inquiry() {
  const email = `flood.${next()}@example.com`
  const contents = 'Hello '.repeat(500)
  return { kind: 'general', name: 'Flood', email, email_confirm: email, contents, agree: true }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `field${at}` }))

/** The text of an object with 50,000 names that no schema knows. */
const manyNames = JSON.stringify(Object.fromEntries(names(50_000).map(({ name }) => [name, 1])))

const bot = { 'User-Agent': 'Googlebot/2.1' }

export const attacks = {
  'addresses made for slow patterns': repeated(2, () =>
    json('/applicant/login', { email: `a@${'.'.repeat(50_000)} `, password: 'x' }),
  ),
  'logins with ever new addresses': repeated(60, () =>
    json('/applicant/login', { email: `flood.${next()}@example.com`, password: 'hashi2026' }),
  ),
  'a form of 32,000 fields': repeated(2, () => multipart('/entry', names(32_000))),
  'an object of 50,000 names': repeated(2, () =>
    multipart('/entry', [{ name: 'itSkills', text: manyNames }]),
  ),
  'searches for 100 single letters': repeated(2, () => ({
    path: `/api/v1/job?facets=true&searchWord=${encodeURIComponent(manyWords())}`,
  })),
  'search pages that nobody asked for before': repeated(60, () => ({
    path: `/en/jobs?salary=5000000&searchWord=${next()}`,
  })),
  'incomplete entries': repeated(60, () => multipart('/entry', [{ name: 'name' }, { name: 'email' }])),
  inquiries: repeated(60, () => json('/inquiry', inquiry(), { 'Idempotency-Key': randomUUID() })),
  'one share picture': repeated(200, () => ({ path: '/og/en/jobs/detail/20402' })),
  'bodies of 10 MB': repeated(20, () => ({
    ...json('/applicant/login', {}),
    body: new Uint8Array(10_000_000),
  })),
  'headers of 100 KB': repeated(60, () => ({ path: '/en', headers: { 'X-Long': 'x'.repeat(100_000) } })),
  'long paths': repeated(60, () => ({ path: `/${next()}${'x'.repeat(15_000)}`, headers: bot })),
  'JSON in 10,000 levels': repeated(20, () => ({
    ...json('/inquiry', {}, { 'Idempotency-Key': randomUUID() }),
    body: '['.repeat(10_000),
  })),
  'photos of an applicant': signedIn(16, photos),
  'careers of many rows': signedIn(16, careers),
  'a long list of applications': signedIn(16, applications),
  'connections that read slowly': slowReaders(200),
  'connections that send slowly': slowHeaders(200),
  'bodies that drip': unfinishedBodies(200, { first: 50, later: 100 }),
  'unfinished uploads of 25 networks': unfinishedBodies(400, {
    networks: 25,
    first: 1_900_000,
    later: 1_000,
  }),
  'silent connections of 200 networks': unfinishedBodies(1_500, { networks: 200, first: 50, later: 0 }),
} satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks
