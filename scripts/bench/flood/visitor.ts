import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Pages that a visitor opens, in turns; some are rendered anew for each visit, as the query is new. */
const PAGES = [
  '/',
  '/en/jobs',
  '/cases',
  '/en/jobs/detail/20402',
  '/en',
  '/blog',
  '/jobs?salary=',
  '/company',
]

/** Time between two pages, in ms. */
const PAUSE = 20

/** A network address that no attacker has. */
const ADDRESS = '127.0.0.2'

/** How long a visitor waits for a page, in ms; a page that takes longer counts as this. */
const PATIENCE = 30_000

let visits = 0

/** Opens one page after the other for some seconds; answers how long each took, in ms. Throws when a page is not answered with 200. */
export async function visit(origin: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, localAddress: ADDRESS })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    times.push(await timeOf(`${origin}${nextPage()}`, agent))
    await pause(PAUSE)
  }
  agent.destroy()
  return times
}

function nextPage(): string {
  const page = PAGES[visits++ % PAGES.length] ?? '/'
  return page.endsWith('=') ? `${page}${3 + (visits % 9)}000000&page=${visits}` : page
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const call = get(url, { agent, headers: { 'Accept-Encoding': 'br' }, timeout: PATIENCE }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`${url} answers ${response.statusCode} to a visitor`))
      })
    })
    call.on('timeout', () => {
      call.destroy()
      resolve(PATIENCE)
    })
    call.on('error', reject)
  })
}
