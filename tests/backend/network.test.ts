import { expect, test } from 'vitest'
import { networkOf } from '#backend/network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  '',
  'unknown',
  '192.0.2',
  '192.0.2.256',
  '0x7f.1',
  '010.0.0.1',
  '192.0.2.1:443',
  '[2001:db8::1]',
  '2001:db8::1::2',
  '_hidden',
  'a'.repeat(4096),
  `2001:db8::${'0'.repeat(4096)}1`,
])('%j is not an address', (text) => {
  expect(networkOf(text)).toBeNull()
})
