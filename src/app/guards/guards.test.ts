import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { PageContext } from '../../page/pageContext.ts'
import { type Guard, askGuards } from './guards.ts'

const context: PageContext = {
  id: 'job',
  lang: 'en',
  params: { id: '12' },
  url: new URL('https://hashi.example/en/jobs/detail/12?from=mail'),
  queryClient: new QueryClient(),
  now: new Date('2026-11-22T00:00:00Z'),
  isServer: false,
}

const ask = (id: PageContext['id'], names: Parameters<typeof askGuards>[0]) =>
  askGuards(names, { ...context, id })

test('a step whose previous steps are not filled in redirects to the start of its flow', async () => {
  const thrown = ask('inquiryConfirm', ['validated'])
  await expect(thrown).rejects.toMatchObject({ status: 302 })
  await expect(thrown).rejects.toSatisfy(
    (error) => error instanceof Response && error.headers.get('Location') === '/en/inquiry',
  )
})

test('guards run in order, each with parameters, address, language and query client', async () => {
  const seen: PageContext[] = []
  const first: Guard = async (given) => {
    await given.queryClient.fetchQuery({ queryKey: ['session'], queryFn: () => Promise.resolve('maria') })
    seen.push(given)
  }
  const second: Guard = ({ queryClient, params, url }) => {
    seen.push(context)
    if (queryClient.getQueryData(['session']) === 'maria') throw new Error(`${params.id} ${url.search}`)
  }
  const guards = {
    validated: first,
    receipt: second,
    signedIn: first,
    signedOut: first,
    passwordUnset: first,
  }
  await expect(askGuards(['validated', 'receipt'], context, guards)).rejects.toThrow('12 ?from=mail')
  expect(seen).toEqual([context, context])
})
