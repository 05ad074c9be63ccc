import { expect, test } from 'vitest'
import { callerAddress } from './callerAddress.ts'

const header = '203.0.113.9, 192.0.2.7, 198.51.100.2'

test.each([
  [0, '10.0.0.1'],
  [1, '198.51.100.2'],
  [2, '192.0.2.7'],
  [4, '10.0.0.1'],
])('behind %s proxies the address is the one that the outermost has added', (proxies, address) => {
  const request = new Request('http://localhost/', { headers: { 'X-Forwarded-For': header } })
  expect(callerAddress(request, '10.0.0.1', proxies)).toBe(address)
})
