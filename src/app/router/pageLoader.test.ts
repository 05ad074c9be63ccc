import { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type OpenPage, defineDataPage, definePage } from '../../page/definePage.tsx'
import type { LoaderData } from '../../page/loaderData.ts'
import type { LayoutId } from '../../routes/row.ts'
import { pageLoader } from './pageLoader.ts'
import { createSiteContext } from './siteContext.ts'

const head = { title: 'A page', description: 'About it' }
const Nothing = () => null

/** Runs a loader like the router does; the page need not match the table. */
function run(loader: (args: LoaderFunctionArgs) => Promise<LoaderData>, isServer: boolean) {
  const url = new URL('https://hashi.example/en/jobs/detail/12')
  const opened: OpenPage[] = []
  const context = createSiteContext({
    queryClient: new QueryClient(),
    now: () => new Date('2026-11-22T00:00:00Z'),
    isServer,
    onOpen: (page) => opened.push(page),
  })
  const request = new Request(url)
  const loading = loader({ request, url, params: { id: '12' }, context, pattern: '/en/jobs/detail/:id' })
  return { loading, opened }
}

const route = (layout: LayoutId, page: Parameters<typeof pageLoader>[0]['page']) =>
  pageLoader({ lang: 'en', id: 'job', row: { layout }, guards: [], page })

test('loaded data is passed to the head, the structured data and the picture', async () => {
  const page = defineDataPage({
    component: Nothing,
    load: ({ params }) => Promise.resolve({ name: `Job ${params.id}` }),
    head: (_, { name }) => ({ ...head, title: name }),
    structuredData: ({ origin }, { name }) => [{ name, origin }],
    picture: (_, { name }) => ({ kind: 'site', headline: [name] }),
  })
  const { loading, opened } = run(route('client', page), true)
  expect(await loading).toEqual({ head: { ...head, title: 'Job 12' }, data: { name: 'Job 12' } })
  expect(opened[0]?.structuredData('https://hashi.example')).toEqual([
    { name: 'Job 12', origin: 'https://hashi.example' },
  ])
  expect(opened[0]?.picture?.()).toEqual({ kind: 'site', headline: ['Job 12'] })
})

test('the layout decides whether search engines index a page', async () => {
  const page = definePage({ component: Nothing, head: () => head })
  expect((await run(route('client', page), true).loading).head).toEqual(head)
  expect((await run(route('preview', page), true).loading).head).toEqual({ ...head, noindex: true })
})

test('the server loads no data for a page of the applicant area; the browser loads it after hydration', async () => {
  const prefetch = vi.fn(() => Promise.resolve())
  const loader = route('mypage', definePage({ component: Nothing, prefetch, head: () => head }))
  expect(loader.hydrate).toBe(true)
  expect(await run(loader, true).loading).toEqual({ head: { ...head, noindex: true }, isUndecided: true })
  expect(prefetch).not.toHaveBeenCalled()
  expect(await run(loader, false).loading).toEqual({ head: { ...head, noindex: true } })
  expect(prefetch).toHaveBeenCalledOnce()
})

test('a page that loads data needs a head for its waiting state', async () => {
  const page = defineDataPage({ component: Nothing, load: () => Promise.resolve(1), head: () => head })
  await expect(run(route('mypage', page), true).loading).rejects.toThrow('needs a waitingHead')
})
