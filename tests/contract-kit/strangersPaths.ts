/** Faults of frameworks that take parts of a path for something else, and of filters that remove invisible characters. */

import type { Break } from './breaking.ts'
import { editText } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'

export const strangersPaths: Mutation[] = [
  {
    name: 'an ending of a path that is the type of the answer',
    rule: 'path-refused',
    only: ['listStories'],
    breaks: withoutPart(/\.json(?=\?|$)/),
  },
  {
    name: 'parameters of a path that are removed',
    rule: 'path-refused',
    only: ['getJob'],
    breaks: withoutPart(/;[^?]*/),
  },
  {
    name: 'invisible joiners that are removed',
    rule: 'stored-as-sent',
    only: ['storeResume'],
    breaks: editText('storeResume', (text) => text.replaceAll('\u200D', '')),
  },
]

/** Handles a call as if its address did not have this part. */
function withoutPart(part: RegExp): Break {
  return (send) => (request) => send(new Request(request.url.replace(part, ''), request))
}
