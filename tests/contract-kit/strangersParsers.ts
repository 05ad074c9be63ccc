/** Faults of strangers with readers of JSON that take more than JSON, databases that store less than texts, and numbers of 32 or 64 bits. */

import { type Break, idOf } from './breaking.ts'
import { editText } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'
import { refusal } from './operators/callTools.ts'

/** Fails on requests of an operation with this text in their address or body. */
const failsOn =
  (id: string, text: RegExp): Break =>
  (send) =>
  async (request) =>
    idOf(request) === id && text.test(request.url + (await request.clone().text()))
      ? refusal(request, 500, '/problems/internal-server-error')
      : send(request)

export const strangersParsers: Mutation[] = [
  {
    name: 'JSON that ends after its first value',
    rule: 'body-malformed',
    only: ['checkEmail'],
    breaks: editText('checkEmail', (text) => text.replace(/^(\{[^{}]*\}) .*$/, '$1')),
  },
  {
    name: 'JSON with numbers that are none',
    rule: 'body-malformed',
    only: ['login'],
    breaks: editText('login', (text) => text.replaceAll('NaN', '0')),
  },
  {
    name: 'JSON with a comma after the last field',
    rule: 'body-malformed',
    only: ['sendContact'],
    breaks: editText('sendContact', (text) => text.replaceAll(',}', '}')),
  },
  {
    name: 'a database that fails on U+0000',
    rule: 'no-server-error',
    only: ['storeCareer'],
    breaks: failsOn('storeCareer', /\\u0000/),
  },
  {
    name: 'U+0000 that is dropped',
    rule: 'field-choice',
    only: ['createInquiry'],
    breaks: editText('createInquiry', (text) => text.replaceAll('\\u0000', '')),
  },
  {
    name: 'half of a letter that is another letter',
    rule: 'field-choice',
    only: ['updateProfile'],
    breaks: editText('updateProfile', (text) => text.replaceAll(/\\ud83d(?!\\)/gi, '\uFFFD')),
  },
  {
    name: 'ids above 64 bits that fail',
    rule: 'no-server-error',
    only: ['getStory'],
    breaks: failsOn('getStory', /\/\d{20}$/),
  },
  {
    name: 'HEAD of something unknown is a success',
    rule: 'head-answer',
    only: ['getJob'],
    breaks: (send) => async (request) => {
      const response = await send(request)
      return request.method === 'HEAD' ? new Response(null, { headers: response.headers }) : response
    },
  },
]
