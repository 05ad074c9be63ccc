import { expect, test } from 'vitest'
import { hostsOf } from './hosts.ts'

test.each([
  ['postgres://u:p@a:5432/site', ['postgres://u:p@a:5432/site']],
  ['postgres://u:p@a,b:5433/site?x=1', ['postgres://u:p@a/site?x=1', 'postgres://u:p@b:5433/site?x=1']],
  ['postgres://a:1,b:2', ['postgres://a:1', 'postgres://b:2']],
  ['postgresql://[::1]:5432,b/s?u=a@b', ['postgresql://[::1]:5432/s?u=a@b', 'postgresql://b/s?u=a@b']],
])('%s has its hosts', (address, hosts) => {
  expect(hostsOf(address)).toEqual(hosts)
})
