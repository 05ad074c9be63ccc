import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApp } from '#backend/app.ts'
import { followShown } from '#backend/content/revisions.ts'
import { endSending } from '#backend/mail/queue.ts'
import { repeatOwnErasures } from '#backend/people/erase.ts'
import { createStaffApp } from '#backend/staff/app.ts'
import { createBackground } from './background.ts'
import { readConfig } from './config.ts'
import { createServerEnv } from './env.ts'
import { callerAddress } from './http/callerAddress.ts'
import { prepareDrain } from './http/drain.ts'
import { storeAssets } from './http/earlierAssets.ts'
import { createHttpServer } from './http/listen.ts'
import { createRightOfWay } from './http/rightOfWay.ts'
import { removeUnfinishedMails } from './mail/folder.ts'
import { createHealth } from './observe/health.ts'
import { createLog } from './observe/log.ts'
import { createMetrics } from './observe/metrics.ts'
import { type Site, observe } from './observe/observe.ts'
import { createSecurity } from './observe/security.ts'
import { loadAssets } from './page/assets.ts'
import { createPainter } from './pictures/painter.ts'
import { startWork, writeSnapshots } from './regularWork.ts'
import { createWholeSite } from './site.ts'
import { createStaffEnv } from './staff/env.ts'
import { startStaffListeners } from './staff/listeners.ts'
import { createMetricsApp } from './staff/metrics.ts'
import { banner } from './start/banner.ts'
import { checkDatabase } from './start/database.ts'
import { problemOfFolder } from './start/dataFolder.ts'
import { failureText } from './start/failure.ts'
import { prepareContent } from './start/sample.ts'
import { readSampleAccounts } from './start/sampleAccounts.ts'
import { stopOnSignal } from './stop.ts'
import { openStore } from './store/index.ts'
import { createIndexFile } from './store/indexFile.ts'

/** The built client, in the folder next to the built server. */
const CLIENT_FOLDER = join(import.meta.dirname, '../client')
/** Separate entry points of the build (vite.config.ts). */
const PICTURE_WORKER = join(import.meta.dirname, 'pictureWorker.js')
const PHOTO_WORKER = join(import.meta.dirname, 'photoWorker.js')
const DATABASE_WORKER = join(import.meta.dirname, 'databaseWorker.js')
/** The maximum time for open requests and work in the background to end, in ms (`http/drain.ts`). */
const LONGEST_STOP = 8_000
/** Node folds and compares texts for the index, so its version counts as well. */
const INDEX_VERSION = `${process.version} ${__INDEX_VERSION__}`
/** PGlite answers no other request during a transaction, so it has no pauses within, and the next comes later. PostgreSQL does (decision 74). */
const IMPORT_PACE = {
  postgres: { linesBetweenPauses: 10, rest: 0 },
  pglite: { linesBetweenPauses: Infinity, rest: 1_500 },
}

/** Starts the site: store, API, pages, and the HTTP server in front of them. Stops on SIGINT and SIGTERM. */
async function start(): Promise<void> {
  const config = readConfig(process.env, problemOfFolder)
  const { databaseUrl, database, dataFolder } = config
  if (databaseUrl) await checkDatabase(databaseUrl)
  const store = await openStore(
    databaseUrl ? { databaseUrl, database, dataFolder } : { dataFolder, worker: DATABASE_WORKER },
  )
  await removeUnfinishedMails(join(dataFolder, 'mail')).catch(console.error)
  const { handle, giveWay } = createRightOfWay()
  const log = createLog(config.log)
  const metrics = createMetrics()
  const security = createSecurity(log, metrics)
  const importPace = databaseUrl ? IMPORT_PACE.postgres : IMPORT_PACE.pglite
  const indexFile = createIndexFile(join(dataFolder, 'jobs.index'), INDEX_VERSION)
  const env = createServerEnv(store, config, PHOTO_WORKER, { giveWay, security, importPace, indexFile })
  const hasSample = await prepareContent(env, config)
  // Those of another API are not known here.
  const showsAccounts = hasSample && !config.apiUrl
  // The index is built now, so that the first visitor does not wait for it.
  const [accounts] = await Promise.all([
    showsAccounts ? readSampleAccounts(env) : null,
    env.jobSearch.ready(),
  ])
  await repeatOwnErasures(env)
  const api = createApp(env)

  const site = await createWholeSite({
    api,
    config,
    assets: loadAssets(CLIENT_FOLDER),
    clientFolder: CLIENT_FOLDER,
    paint: createPainter(PICTURE_WORKER),
    now: env.clock,
    content: followShown(env),
    giveWay,
    security,
    assetTable: store.assets,
  })

  const health = createHealth({ schema: store.hasSchema, index: () => env.jobSearch.ready() })
  const observed = (handler: Site, proxies: number): Site =>
    observe(handler, {
      log,
      metrics,
      addressOf: (request, address) => callerAddress(request, address, proxies),
    })
  const server = createHttpServer(
    observed(
      async (request, address) => (await health.handle(request)) ?? handle(() => site(request, address)),
      config.proxies,
    ),
  )
  const drain = prepareDrain(server)
  const stopping = new AbortController()
  const staffApi = createStaffApp(
    createStaffEnv(env, config, { stopping: stopping.signal, backups: store.backups }),
  )
  const metricsApi = createMetricsApp(env, () => metrics.text({ env, pool: store.pool }))
  const stopStaff = await startStaffListeners(
    { api: staffApi, metrics: metricsApi, observed: (staffSite) => observed(staffSite, 0) },
    config,
  )
  const background = createBackground()
  startWork(background, env)
  if (!databaseUrl) writeSnapshots(background, env, { dataFolder, backups: store.backups })
  void background.run('files of this version', () => storeAssets(store.assets, CLIENT_FOLDER, env.clock()))
  server.on('error', (error) => fail(error))
  server.listen(config.port, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    console.log(banner({ config, accounts, port, seconds: performance.now() / 1000 }))
  })

  const drainAll = async () => {
    const ended = background.stop()
    // Balancers send visitors elsewhere before the server stops to accept connections.
    health.drain()
    if (config.stopDelay > 0) await setTimeout(config.stopDelay)
    stopping.abort()
    const all = Promise.all([ended, drain(), stopStaff()]).then(() => endSending(env))
    await Promise.race([all, setTimeout(LONGEST_STOP, null, { ref: false })])
  }
  stopOnSignal(drainAll, () => store.close())
}

function fail(error: unknown): never {
  console.error(failureText(error))
  process.exit(1)
}

start().catch(fail)
