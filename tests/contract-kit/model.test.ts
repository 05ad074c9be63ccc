/** The comparison with the model leaves each backend its own names, and ends where the contents or the states differ. */

import { expect, test } from 'vitest'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import { comparedLives } from '../../contract-kit/src/lives/lives.ts'
import { type Break, body, idOf, sent, sentHeaders } from './breaking.ts'
import { createTarget, runKit } from './target.ts'

const NEW_ID = /(?<="(?:related_)?process_id":)5\d{3}\b/g
const FOREIGN_ID = /(?<="process_id":|\/detail\/|\/recommend\/)905\d{3}\b/g

const sending = ['changeProcessStatus', 'sendContact', 'applyForJobs', 'getProcess', 'searchProcesses']

/** New processes have other ids than in the model. */
function foreignIds(send: Transport): Transport {
  const own = (text: string) => text.replaceAll(FOREIGN_ID, (id) => id.slice(2))
  return async (request) => {
    if (!sending.includes(idOf(request)) && request.method !== 'GET') return send(request)
    const text = request.method === 'GET' ? null : own(await request.text())
    const { method, headers } = request
    const response = await send(new Request(own(request.url), { method, headers, body: text }))
    const answer = (await response.text()).replaceAll(NEW_ID, (id) => `90${id}`)
    return new Response(answer, { status: response.status, headers: response.headers })
  }
}

async function compared(breaks: Break, only: string[]) {
  const { transport, adapter } = await createTarget()
  const target = { transport: breaks(transport), adapter }
  const { log } = await runKit(target, { only, model: true, scenarios: [comparedLives] })
  return {
    findings: log.findings.map(({ rule, operationId, expected }) => `${rule} ${operationId}: ${expected}`),
    skips: log.skips.map(({ reason }) => reason),
    count: log.checked.get('applyForJobs')?.get('differs-from-model') ?? 0,
  }
}

test('new rows may have other ids than in the model', async () => {
  const { findings, count } = await compared(foreignIds, sending)
  expect(findings).toEqual([])
  expect(count).toBeGreaterThan(10)
})

test('a target with other content is not compared', async () => {
  const empty = (id: string, list: string) => body(id, (json) => ({ ...json, [list]: [], total: 0 }))
  const breaks: Break = (send) =>
    empty('searchJobs', 'jobs')(empty('listStories', 'cases')(empty('listArticles', 'articles')(send)))
  const { findings, skips } = await compared(breaks, ['applyForJobs'])
  expect(findings).toEqual([])
  expect(skips).toContain('the target has other content than the sample')
})

test('a write that succeeds on one side alone is one finding, and ends the comparison', async () => {
  const keyless = sentHeaders('applyForJobs', (headers) => headers.delete('Idempotency-Key'))
  const { findings, skips } = await compared(keyless, ['applyForJobs', 'searchProcesses'])
  expect(findings).toEqual([expect.stringContaining('differs-from-model applyForJobs: 201 ')])
  expect(skips.join()).toContain('applyForJobs had another effect than in the model')
})

test('a field that is stored without its end is one finding at the write', async () => {
  const cut = sent('changeProcessStatus', (json) => ({ ...json, contents: '' }))
  const { findings } = await compared(cut, ['changeProcessStatus'])
  expect(findings.join('\n')).toContain('differs-from-model changeProcessStatus: /answers/0/contents is')
})

/** Of two applications at the same moment, the later one arrives first. */
function laterFirst(send: Transport): Transport {
  let waiting: PromiseWithResolvers<void> | null = null
  return async (request) => {
    if (idOf(request) !== 'applyForJobs') return send(request)
    if (waiting === null) {
      const own = (waiting = Promise.withResolvers<void>())
      setImmediate(own.resolve)
      await own.promise
      waiting = null
      return send(request)
    }
    const earlier = waiting
    const answer = await send(request)
    swapped++
    earlier.resolve()
    return answer
  }
}
let swapped = 0

test('either of two calls at the same moment may come first', async () => {
  const { transport, adapter } = await createTarget()
  const target = { transport: laterFirst(transport), adapter }
  const { log } = await runKit(target, { only: ['applyForJobs'], model: true })
  expect(log.findings).toEqual([])
  expect(swapped).toBeGreaterThan(0)
})
