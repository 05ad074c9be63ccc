/**
 * Visits a site for some seconds and prints the times of its pages as JSON: `node visitor.ts <origin> <seconds>`. It is a separate program,
 * because the benchmark itself reads the output of the other programs.
 */

import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'

/** The pages that a visitor opens in turns. Some have a new query each time, so they are not cached. */
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

/** The time between two pages, in ms. */
const PAUSE = 20

/** A network address that differs from the attackers'. */
const ADDRESS = '127.0.0.2'

/** The maximum time that a visitor waits for a page, in ms. Slower pages count with this time. */
const PATIENCE = 30_000

/** Each run of the program begins elsewhere, so that its searches are new. */
let visits = Date.now() % 1_000_000

/** Opens one page after the other for some seconds. Returns their times in ms. Throws if a status is not 200. */
async function visit(origin: string, seconds: number): Promise<number[]> {
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

const [origin, seconds] = z.tuple([z.url(), z.coerce.number()]).parse(process.argv.slice(2))
console.log(JSON.stringify(await visit(origin, seconds)))
