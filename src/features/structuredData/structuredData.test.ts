import { expect, test } from 'vitest'
import { breadcrumbList } from './structuredData.ts'

test('crumbs are numbered from 1 and have absolute addresses, except the current page', () => {
  const crumbs = [{ label: 'Home', to: '/en' }, { label: 'Jobs', to: '/en/jobs' }, { label: 'QA lead' }]
  expect(breadcrumbList(crumbs, 'https://hashi.example')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://hashi.example/en' },
      { position: 2, name: 'Jobs', item: 'https://hashi.example/en/jobs' },
      { position: 3, name: 'QA lead' },
    ],
  })
})
