/**
 * The baseline for the site's HTTP layer, bare Hono without middleware. It returns a text with the number of bytes in the path. With
 * `HASHI_DATA` it has a store, and answers a search from the same index and the stories from the same SQL as the site.
 */

import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { jobSummary } from '#backend/jobs/view.ts'
import type { Env } from '#backend/ports/env.ts'
import { storySummary } from '#backend/stories/view.ts'
import { readConfig } from '#server/config.ts'
import { createServerEnv } from '#server/env.ts'
import { problemOfFolder } from '#server/start/dataFolder.ts'
import { prepareContent } from '#server/start/sample.ts'
import { openStore } from '#server/store/index.ts'
import { bareQueries } from './bareQueries.ts'

const SERVER = join(import.meta.dirname, '../../server')

async function openEnv(): Promise<Env> {
  const config = readConfig(process.env, problemOfFolder)
  const { databaseUrl, database, dataFolder } = config
  const store = await openStore(
    databaseUrl ? { databaseUrl, database } : { dataFolder, worker: join(SERVER, 'store/pglite/worker.ts') },
  )
  const env = createServerEnv(store, config, join(SERVER, 'photos/worker.ts'))
  await prepareContent(env, config)
  await env.jobSearch.ready()
  return env
}

function addQueries(bare: Hono, { jobSearch, store }: Env): void {
  for (const [path, { criteria }] of Object.entries(bareQueries))
    bare.get(path, async (context) => {
      const { total, jobs } = await jobSearch.search(criteria, {
        ...firstPage,
        order: 'job_registration_date',
      })
      return context.json({ total, jobs: jobs.map((job) => jobSummary(job, 'ja')) })
    })
  bare.get('/stories', async (context) => {
    const stories = await store.stories.published()
    return context.json(stories.slice(0, 20).map((story) => storySummary(story, 'ja')))
  })
}

const firstPage = { page: 1, perPage: 20, facets: false, requirements: false, sequence: false }
const texts = new Map<string, string>()

const app = new Hono().get('/:size{[0-9]+}', (context) => {
  const size = context.req.param('size')
  const text = texts.get(size) ?? 'x'.repeat(Number(size))
  texts.set(size, text)
  return context.body(text, 200, { 'Content-Type': 'application/json' })
})
if (process.env.HASHI_DATA) addQueries(app, await openEnv())

serve({ fetch: app.fetch, port: Number(process.env.PORT) }, ({ port }) =>
  console.log(`The bare server is running at http://localhost:${port}/`),
)
