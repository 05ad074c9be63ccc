/** The public site never answers the staff API: its addresses are like any unknown one, whatever the method and spelling. */

import { expect, test } from 'vitest'
import { startWholeSite } from '../support/wholeSite.ts'

const site = await startWholeSite()

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const spellings = [
  '/staff',
  '/staff/',
  '/staff/v1',
  '/staff/v1/tokens',
  '/staff/v1/openapi.json',
  '/staff/v1/events?after=0',
  '/Staff/V1/tokens',
  '//staff/v1/tokens',
  '/staff//v1/tokens',
  '/%73taff/v1/tokens',
  '/staff%2Fv1%2Ftokens',
  '/x/../staff/v1/tokens',
  '/en/staff/v1/tokens',
  '/api/v1/staff/v1/tokens',
  '/api/v1/../../staff/v1/tokens',
]

/** An unknown address of the same form. */
const unknown = (path: string) => path.replaceAll(/(s|%73)taff/gi, (text) => text.replace(/taff/i, 'tuff'))

const headers = { Authorization: 'Bearer hst1_x', 'X-Hashi-User': 'root', 'X-Requested-With': 'hashi' }

async function answerOf(method: string, path: string) {
  const response = await site.send(path, { method, headers })
  const text = await response.text()
  const { status } = response
  return {
    status,
    headers: [...response.headers.keys()].sort(),
    location: response.headers.get('Location'),
    body: text.replaceAll(/(s|%73)t[au]ff/gi, ''),
  }
}

test.each(methods.flatMap((method) => spellings.map((path) => [method, path] as const)))(
  '%s %s is answered like an unknown address',
  async (method, path) => {
    const answer = await answerOf(method, path)
    const other = await answerOf(method, unknown(path))
    const location = (text: string | null) => text?.replaceAll(/(s|%73)t[au]ff/gi, '')
    expect({ ...answer, location: location(answer.location) }).toEqual({
      ...other,
      location: location(other.location),
    })
    expect(answer.status).toBeGreaterThanOrEqual(300)
    expect(answer.body).not.toContain('missing-token')
  },
)
