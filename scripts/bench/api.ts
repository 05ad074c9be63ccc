import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { type Figure, median, percentile, round } from './figures.ts'
import { withServer, withSite } from './servers.ts'

/** The numbers of jobs to measure with: the sample content, and many. */
const SIZES = [64, 10_000]
const WARM_UP = 300
const REQUESTS = 1000
/** The maximum time, as a multiple of the bare server's. */
const GOAL = 3

const searches = {
  plain: {},
  'filters and facets': {
    jobCategory: 'web_system_development,qa',
    location: 'tokyo,kansai',
    japaneseLevel: 'business_level_jp',
    itSkills: 'python,aws',
    facets: 'true',
  },
  words: { searchWord: 'python 東京' },
}

/** Compares the time of the search with responses of the same size from a bare server. */
export function measureApi(): Promise<Figure[]> {
  return withServer(join(import.meta.dirname, 'bareServer.ts'), {}, async (bareOrigin) => {
    const figures: Figure[] = []
    for (const jobs of SIZES) {
      console.error(`Searching ${jobs} jobs …`)
      figures.push(...(await withSite({ jobs }, (origin) => measureSearches(origin, bareOrigin, jobs))))
    }
    return figures
  })
}

async function measureSearches(origin: string, bareOrigin: string, jobs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, query] of Object.entries(searches)) {
    const url = `${origin}/api/v1/job?${new URLSearchParams(query)}`
    figures.push(...(await compare(`${jobs} jobs, ${name}`, url, bareOrigin)))
  }
  return figures
}

/** Sends requests to both servers in turns, one after the other. */
async function compare(subject: string, url: string, bareOrigin: string): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true })
  const { bytes } = await timed(url, agent)
  const times = { site: [] as number[], bare: [] as number[] }
  for (let request = -WARM_UP; request < REQUESTS; request++) {
    const site = await timed(url, agent)
    const bare = await timed(`${bareOrigin}/${bytes}`, agent)
    if (request < 0) continue
    times.site.push(site.ms)
    times.bare.push(bare.ms)
  }
  agent.destroy()
  const [site, bare] = [median(times.site), median(times.bare)]
  const [siteP95, bareP95] = [percentile(times.site, 0.95), percentile(times.bare, 0.95)]
  const figure = (measure: string, value: number, atMost?: number): Figure => ({
    area: 'api',
    subject,
    measure,
    value: round(value, 2),
    atMost,
  })
  return [
    figure('KiB', bytes / 1024),
    figure('median bare', bare),
    figure('median', site),
    figure('ratio', site / bare, GOAL),
    figure('p95 bare', bareP95),
    figure('p95', siteP95),
    figure('p95 ratio', siteP95 / bareP95, GOAL),
  ]
}

/** Measures a request from its start to the last byte of its response. */
function timed(url: string, agent: Agent): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Language': 'ja' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - started, bytes })
        else reject(new Error(`${url} answers ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
