/** Faults of strangers with software that takes other types and spellings for right ones. */

import { randomUUID } from 'node:crypto'
import { renameRule, sentHeaders } from './breaking.ts'
import { editText } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const strangersLenient: Mutation[] = [
  {
    name: 'a path that is not UTF-8 fails in the server',
    rule: 'path-refused',
    only: ['listStories', 'getStory'],
    breaks: (send) => (request) =>
      /%(ff|(?![0-9a-f]{2}))/i.test(new URL(request.url).pathname)
        ? Promise.resolve(new Response('URIError: URI malformed', { status: 500 }))
        : send(request),
  },
  {
    name: 'any type of JSON',
    rule: 'body-media-type',
    only: ['createInquiry'],
    breaks: sentHeaders('createInquiry', (headers) => {
      if (/\+json/.test(headers.get('Content-Type') ?? '')) headers.set('Content-Type', 'application/json')
    }),
  },
  {
    name: 'a token that is too short by another rule',
    rule: 'field-length',
    only: ['refreshSession'],
    breaks: renameRule('refreshSession', 'min', 'invalid'),
  },
  {
    name: 'unknown names within rows',
    rule: 'field-unknown',
    only: ['storeCareer'],
    breaks: editText('storeCareer', (text) => text.replace('"noSuchField":"x"', '"yoe":"1_year_more"')),
  },
  {
    name: 'true as a text',
    rule: 'field-type',
    only: ['createInquiry'],
    breaks: editText('createInquiry', (text) => text.replace('"agree":"true"', '"agree":true')),
  },
  {
    name: 'years as texts',
    rule: 'field-type',
    only: ['storeCareer'],
    breaks: editText('storeCareer', (text) => text.replaceAll(/Year":"(\d+)"/g, 'Year":$1')),
  },
  {
    name: 'decimals that are cut',
    rule: 'field-type',
    only: ['updateProfile'],
    breaks: editText('updateProfile', (text) => text.replaceAll(/:(\d+)\.5/g, ':$1')),
  },
  {
    name: 'dates with a time',
    rule: 'field-type',
    only: ['updateProfile'],
    breaks: editText('updateProfile', (text) => text.replaceAll('T00:00:00Z"', '"')),
  },
  {
    name: 'X-Requested-With in any case',
    rule: 'requested-with',
    only: ['createInquiry'],
    breaks: sentHeaders('createInquiry', (headers) => {
      if (/^hashi$/i.test(headers.get('X-Requested-With') ?? '')) headers.set('X-Requested-With', 'hashi')
    }),
  },
  {
    name: 'keys without hyphens',
    rule: 'idempotency-key',
    only: ['createInquiry'],
    breaks: sentHeaders('createInquiry', (headers) => {
      if (headers.get('Idempotency-Key')?.length === 32) headers.set('Idempotency-Key', randomUUID())
    }),
  },
]
