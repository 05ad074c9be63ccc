/** Files of the entry, which the applicant can load. */

import type { Exchange } from '../http/exchange.ts'
import { at } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'

export const files: Scenario = {
  name: 'Files of the entry',
  operations: ['getApplicantFile'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    if (!person) return
    const profile = await kit.call('getProfile', { as: person.browser })
    if (profile.status !== 200) return
    for (const kind of ['resume', 'resumeJp', 'cvJp']) {
      const exchange = await kit.call('getApplicantFile', { as: person.browser, path: { kind } })
      const name = at(profile.json, `${kind}Name`)
      expectFile(kit, exchange, typeof name === 'string' && name !== '' ? name : null)
    }
  },
}

/** Expects an attachment with this name, or 404 without one. */
export function expectFile(
  kit: Kit,
  exchange: Exchange,
  name: string | null,
  content?: string | Buffer,
): void {
  if (name === null) {
    kit.expect('file-content', exchange, exchange.status === 404, { expected: '404, since no file was sent' })
    return
  }
  const disposition = exchange.headers.get('Content-Disposition') ?? ''
  const isNamed = disposition.includes(name) || disposition.includes(encodeURIComponent(name))
  kit.expect('file-content', exchange, disposition.startsWith('attachment') && isNamed, {
    expected: `200 with an attachment named ${name}`,
    seen: `${exchange.status} with Content-Disposition: ${disposition || 'none'}`,
  })
  if (content === undefined) return
  const isSame = Buffer.from(exchange.bytes).equals(
    typeof content === 'string' ? Buffer.from(content) : content,
  )
  kit.expect('file-content', exchange, isSame, { expected: 'the bytes that were sent' })
}
