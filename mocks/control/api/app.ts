/** The control API as a fetch handler, independent of the host. */

import { Hono } from 'hono'
import type { MockControl } from '../createControl.ts'
import { listRows, listTables } from '../data/tables.ts'
import { controlledOperations } from '../faults/declared.ts'
import * as schemas from '../generated/zod.ts'
import { Refusal } from '../refusal.ts'
import { CONTROL_BASE } from '../send.ts'
import { type ControlContext, type ControlTypes, bodyOf, problem, problemOf, queryOf } from './respond.ts'

export type ControlApp = Hono<ControlTypes>

type Handle = (c: ControlContext) => Response | Promise<Response>

export function createControlApp(control: MockControl): ControlApp {
  const app = new Hono<ControlTypes>().basePath(CONTROL_BASE)
  app.use(async (c, next) => {
    control.settings.refresh()
    await next()
    c.header('Cache-Control', 'no-store')
  })
  for (const [path, methods] of Object.entries(handlersOf(control))) {
    for (const [method, handle] of Object.entries(methods)) app.on(method, path, handle)
    const allowed = Object.keys(methods).join(', ')
    app.all(path, (c) =>
      problem(
        {
          title: 'Method not allowed',
          status: 405,
          detail: `${path} takes ${allowed}, not ${c.req.method}.`,
        },
        { Allow: allowed },
      ),
    )
  }
  app.notFound((c) =>
    problem({
      title: 'Not found',
      status: 404,
      detail: `The control API has no ${new URL(c.req.url).pathname}.`,
    }),
  )
  app.onError((error) => problemOf(error))
  return app
}

/** The handlers by path and method. */
function handlersOf(control: MockControl): Record<string, Record<string, Handle>> {
  const { clock, faults, outbox } = control.settings
  const state: Handle = async (c) => c.json(await control.state(c.env.cookies))
  const reading: Handle = (c) => c.json(clock.read())
  const faultList: Handle = (c) => c.json({ items: faults.list() })
  const nothing: Handle = (c) => c.body(null, 204)

  return {
    '/status': { GET: (c) => c.json(control.status()) },
    '/operations': { GET: (c) => c.json({ items: controlledOperations() }) },
    '/state': {
      GET: state,
      PUT: async (c) => {
        const next = await bodyOf(c, schemas.SetStateBody)
        const { cookies, setCookies } = await control.setState(next, c.env.cookies)
        c.env.setCookies.push(...setCookies)
        return c.json(await control.state(cookies))
      },
    },
    '/reset': { POST: async (c) => control.reset().then(() => state(c)) },
    '/seed': { POST: async (c) => control.seed(await bodyOf(c, schemas.SeedBody)).then(() => state(c)) },
    '/clock': {
      GET: reading,
      PUT: async (c) => {
        control.setClock(await bodyOf(c, schemas.SetClockBody))
        return reading(c)
      },
    },
    '/clock/advance': {
      POST: async (c) => {
        control.advance((await bodyOf(c, schemas.AdvanceClockBody)).by)
        return reading(c)
      },
    },
    '/clock/due': { POST: async (c) => control.runDueWork().then(() => nothing(c)) },
    '/faults': {
      GET: faultList,
      PUT: async (c) => {
        control.setFaults((await bodyOf(c, schemas.SetFaultsBody)).items)
        return faultList(c)
      },
      DELETE: (c) => {
        control.setFaults([])
        return nothing(c)
      },
    },
    '/outbox': {
      GET: (c) => c.json(outbox.list(queryOf(c, schemas.ListMailsQueryParams).to)),
      DELETE: (c) => {
        outbox.replace([])
        return nothing(c)
      },
    },
    '/log': {
      GET: (c) => c.json(control.log.list(queryOf(c, schemas.ListRequestsQueryParams, ['after', 'limit']))),
      DELETE: (c) => {
        control.clearLog()
        return nothing(c)
      },
    },
    '/log/:number': { GET: (c) => c.json(requestOf(control, c.req.param('number') ?? '')) },
    '/personas': {
      GET: async (c) => c.json(await control.personas(c.env.cookies)),
      POST: async (c) => {
        const { persona, setCookies } = await control.logIn(
          await bodyOf(c, schemas.LogInPersonaBody),
          c.env.cookies,
        )
        c.env.setCookies.push(...setCookies)
        return c.json(persona)
      },
    },
    '/snapshot': {
      GET: async (c) => c.json(await control.snapshot()),
      PUT: async (c) => control.restore(await bodyOf(c, schemas.SetSnapshotBody)).then(() => state(c)),
    },
    '/data': { GET: async (c) => c.json({ items: listTables(await control.world().store.allRows()) }) },
    '/data/:table': {
      GET: async (c) => {
        const { page, perPage } = queryOf(c, schemas.ListRowsQueryParams, ['page', 'perPage'])
        const tables = await control.world().store.allRows()
        return c.json(listRows(tables, c.req.param('table') ?? '', page, perPage))
      },
    },
  }
}

function requestOf({ log }: MockControl, number: string) {
  const found = /^[1-9]\d{0,14}$/.test(number) ? log.find(Number(number)) : null
  if (!found) throw new Refusal(404, `There is no request ${number} in the log.`)
  return found
}
