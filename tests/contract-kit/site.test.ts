/** The kit finds nothing on the site's own server, where a cache answers before the API. */

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { createHttpServer } from '#server/http/listen.ts'
import { startWholeSite } from '../support/wholeSite.ts'
import { runKit } from './target.ts'

const isPublicRead = ({ id }: { id: string }) =>
  Object.entries(operations).some(
    ([known, { method, secured }]) => known === id && method === 'get' && !secured,
  )

test('the public reads of the server have no findings', async () => {
  const site = await startWholeSite({ origin: 'http://localhost' })
  const server = createHttpServer((request) =>
    site.send(request.url.slice(new URL(request.url).origin.length), request),
  ).listen(0)
  await once(server, 'listening')
  // The server listens on a port, so its address is no text.
  const { port } = server.address() as AddressInfo
  const target = { transport: (request: Request) => fetch(request), adapter: {} }
  const { log } = await runKit(target, {
    target: new URL(`http://localhost:${port}`),
    isSelected: isPublicRead,
    allowWrites: false,
  })
  server.close()
  expect(log.findings.map(({ rule, operationId, seen }) => `${rule} ${operationId}: ${seen}`)).toEqual([])
  expect(log.coverage.get('listStories')?.get(304)?.calls).toBeGreaterThan(0)
})
