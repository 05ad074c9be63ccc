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

test.each([
  ['inquiryConfirm', 'validated', '', '/en/inquiry'],
  ['entryConfirm', 'validated', '?from=mail&x=1', '/en/entry?from=mail&x=1'],
  ['inquiryComplete', 'receipt', '?q=%E6%9D%B1&q=', '/en/inquiry?q=%E6%9D%B1&q='],
] as const)(
  '%s without its steps (%s) and with the query "%s" redirects to %s',
  async (id, guard, search, start) => {
    const url = new URL(search, 'https://hashi.example/en/inquiry/confirm')
    const thrown: unknown = await askGuards([guard], { ...context, id, url }).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    if (!(thrown instanceof Response)) return
    expect([thrown.status, thrown.headers.get('Location')]).toEqual([302, start])
  },
)

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
