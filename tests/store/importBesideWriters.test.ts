/** With PostgreSQL an import writes many lines in one transaction while others write as well. */

import { afterAll, expect, test } from 'vitest'
import { advisorKind } from '#backend/content/advisorKind.ts'
import { saveContent } from '#backend/content/save.ts'
import { recordEvent } from '#backend/events/record.ts'
import { createMockEnv } from '#mocks/env.ts'
import { openStore } from '#server/store/index.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { lineOf } from '../staff/contentLines.ts'

const LINES = 50

const server = await startPostgres()
const store = await openStore({ databaseUrl: server.url })
afterAll(async () => {
  await store.close()
  await server.stop()
})

function bodyOf(externalId: string) {
  const { external_id: _, ...body } = lineOf('advisors', externalId)
  return { externalId, body: advisorKind.schema.parse(body) }
}

test('other changes do not wait for the transaction of an import, and their events come before those of the import', async () => {
  const paused = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const importPace = { linesBetweenPauses: 10, rest: 0 }
  const env = { ...(await createMockEnv({ sample: false })), store, importPace }
  async function giveWay(): Promise<void> {
    paused.resolve()
    await goOn.promise
  }
  const bodies = Array.from({ length: LINES }, (_, at) => bodyOf(`advisor-${at}`))
  const writing = store.transaction((own) =>
    saveContent(own, { ...env, giveWay }, advisorKind, bodies, { audit: async () => {} }),
  )
  await paused.promise
  await store.transaction((own) => recordEvent(own, env, 'talk-requested', {}))
  expect(await store.advisors.all()).toEqual([])
  goOn.resolve()
  await writing
  expect(await store.advisors.all()).toHaveLength(LINES)
  const events = await store.events.after(0, 500)
  expect(events.map(({ type }) => type)).toEqual(['talk-requested', ...bodies.map(() => 'content-changed')])
})
