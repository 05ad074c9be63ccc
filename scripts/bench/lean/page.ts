import { Checkbox, Container, MantineProvider, Tabs, TextInput, Title } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, createElement as h, useEffect } from 'react'
import { Link } from 'react-router'

const title = 'Hashi'

/** The only page: a heading, a sentence, a link and a few controls. Its program weighs 109 KiB. */
export function Page() {
  const query = useQuery({
    queryKey: ['title'],
    queryFn: () => title,
    initialData: title,
    staleTime: Infinity,
  })
  useEffect(() => {
    document.documentElement.dataset.started = ''
  }, [])
  return h(
    Container,
    null,
    h(Title, null, query.data),
    h('p', null, 'A page of the same libraries without anything else.'),
    h(Link, { to: '/' }, 'Home'),
    h(TextInput, { label: 'Name' }),
    h(Checkbox, { label: 'Agree' }),
    h(Tabs, { defaultValue: 'a' }, h(Tabs.List, null, h(Tabs.Tab, { value: 'a' }, 'A'))),
  )
}

/** Wraps the router in the providers of the libraries. */
export const withProviders = (router: ReactNode) =>
  h(QueryClientProvider, { client: new QueryClient() }, h(MantineProvider, null, router))
