/** `/healthz` and `/readyz` for balancers and supervisors. */

/** The longest time for a check, in ms. */
const PATIENCE = 2_000
/** The time that a result is used again, in ms, so that a flood of requests costs nothing. */
const FRESH_FOR = 1_000

export type ReadyChecks = {
  /** Whether the database answers and has the tables of this version. Throws if it does not answer. */
  schema: () => Promise<boolean>
  /** Whether searches have an index. Throws without one. */
  index: () => Promise<unknown>
}

type Report = Record<'database' | 'schema' | 'index' | 'running', boolean>

/**
 * Creates the handler: `/healthz` says that the process answers, without any input or output; `/readyz` that it can serve visitors. It
 * returns null for other paths. After `drain` the process is not ready.
 */
export function createHealth(checks: ReadyChecks) {
  let isDraining = false
  let last: { at: number; report: Promise<Report> } | undefined

  function report(): Promise<Report> {
    const now = performance.now()
    if (!last || now - last.at > FRESH_FOR) last = { at: now, report: check(checks) }
    return last.report
  }

  return {
    drain: () => void (isDraining = true),
    async handle({ url, method }: Request): Promise<Response | null> {
      const { pathname } = new URL(url)
      if (method !== 'GET' && method !== 'HEAD') return null
      if (pathname === '/healthz') return answer({ ok: true }, 200)
      if (pathname !== '/readyz') return null
      const found = { ...(await report()), running: !isDraining }
      return answer(found, Object.values(found).every(Boolean) ? 200 : 503)
    },
  }
}

async function check({ schema, index }: ReadyChecks): Promise<Report> {
  const [present, indexed] = await Promise.all([settled(schema), settled(index)])
  return { database: present !== null, schema: present === true, index: indexed !== null, running: true }
}

/** Returns the result of a check; null if it fails or takes too long. */
async function settled<T>(work: () => Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), PATIENCE)
  try {
    return await Promise.race([work(), promise])
  } catch {
    // The report says that it has failed; the log has the reason from the call that met it.
    return null
  } finally {
    clearTimeout(timer)
  }
}

const answer = (body: object, status: number) =>
  new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    },
  })
