import type { Lang } from '#domain/lang.ts'
import { type Figure, median, round } from './figures.ts'
import { type Report, audit } from './lighthouse.ts'
import { type PageKind, pageKinds } from './pageKinds.ts'
import { withSite } from './servers.ts'
import { staticTwin, twinPath, withTwins } from './staticTwins.ts'

/** Loads each page and its twin in turns, so that the machine's load affects both alike. */
export async function measurePages(lang: Lang, runs: number): Promise<Figure[]> {
  return withSite({}, async (origin) =>
    withTwins(await makeTwins(origin, lang), (twins) => measureAll({ origin, twins }, lang, runs)),
  )
}

async function makeTwins(origin: string, lang: Lang) {
  return Promise.all(
    pageKinds
      .filter(({ twin }) => twin === undefined)
      .map(async ({ name, path }) => ({
        path: twinPath(name),
        text: staticTwin(await load(origin + path(lang))),
      })),
  )
}

/** The addresses of the site and of the twins. */
type Origins = { origin: string; twins: string }

async function measureAll({ origin, twins }: Origins, lang: Lang, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path, twin, isPersonal = false, goals } of pageKinds) {
    console.error(`Loading ${origin}${path(lang)} …`)
    const twinUrl = twin ? origin + twin(lang) : twins + twinPath(name)
    const reports = await loadInTurns({ pageUrl: origin + path(lang), twinUrl, isPersonal }, runs)
    figures.push(...figuresOf(`${name} ${lang}`, goals, reports))
  }
  return figures
}

type Pair = { pageUrl: string; twinUrl: string; isPersonal: boolean }

async function loadInTurns({ pageUrl, twinUrl, isPersonal }: Pair, runs: number): Promise<Reports> {
  const reports: Reports = { pages: [], twins: [], simulated: [] }
  for (let run = 0; run < runs; run++) {
    // This fills the server's page cache, because most visitors get a cached page.
    await load(pageUrl)
    reports.pages.push(await audit(pageUrl, { throttling: 'devtools', isPersonal }))
    reports.twins.push(await audit(twinUrl, { throttling: 'devtools', isPersonal }))
    reports.simulated.push(await audit(pageUrl, { throttling: 'simulate', isPersonal }))
  }
  return reports
}

type Reports = Record<'pages' | 'twins' | 'simulated', Report[]>

function figuresOf(
  subject: string,
  goals: PageKind['goals'],
  { pages, twins, simulated }: Reports,
): Figure[] {
  const of = (reports: Report[], measure: keyof Report) => median(reports.map((report) => report[measure]))
  const figure = (measure: string, value: number, goal: Pick<Figure, 'atMost' | 'atLeast'> = {}): Figure => ({
    area: 'pages',
    subject,
    measure,
    value,
    ...goal,
  })
  const paint = (name: string, measure: 'fcp' | 'lcp') => {
    const [page, twin] = [of(pages, measure), of(twins, measure)]
    return [
      figure(`${name} S`, round(twin, 0)),
      figure(name, round(page, 0)),
      figure(`${name} / S`, round(page / twin, 2), { atMost: goals[measure] }),
    ]
  }
  return [
    ...paint('FCP', 'fcp'),
    ...paint('LCP', 'lcp'),
    figure('TBT', round(of(simulated, 'tbt'), 0), { atMost: goals.tbt }),
    figure('CLS', round(of(simulated, 'cls'), 3), { atMost: goals.cls }),
    figure('score', round(of(simulated, 'score'), 0), { atLeast: goals.score }),
  ]
}

async function load(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.text()
}
