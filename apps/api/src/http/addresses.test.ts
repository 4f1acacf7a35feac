import { describe, expect, it } from 'vitest'
import { networkOf, toAddress } from './addresses.ts'

describe('addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['<script>alert(1)</script>', null],
    ['unknown', null],
    ['203.0.113.9:4711', null],
    ['', null],
  ])('%s is %s', (text, address) => expect(toAddress(text)).toBe(address))

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts for %s', (address, network) => expect(networkOf(address)).toBe(network))
})
