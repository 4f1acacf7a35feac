import { afterEach, describe, expect, it } from 'vitest'
import { plainCommand, toObjects } from '../db/command.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
afterEach(() => portal.close())

/** The addresses in the access log after sign-ins with these headers. */
async function addressesOf(proxies: string, ...forwarded: string[]): Promise<string[]> {
  portal = await startTestPortal({ variables: { TRUST_PROXY: proxies } })
  for (const header of forwarded) {
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth',
      headers: { 'x-forwarded-for': header },
      payload: { email: 'ninguem@aurora.example', password: 'errada' },
    })
  }
  return portal.database.system(async (transaction) => {
    const { rows } = await transaction.run({
      ...plainCommand('select address from access_log order by id'),
      read: (answer) => ({ rows: toObjects<{ address: string }>(answer) }),
    })
    return rows.map(({ address }) => address)
  })
}

const own = '127.0.0.1'

describe('who called, behind proxies', () => {
  it('is the connection itself where there is none', async () => {
    expect(await addressesOf('', '203.0.113.9')).toEqual([own])
  })

  it('is what the last proxy has seen, whatever the caller wrote before it', async () => {
    expect(await addressesOf('1', '203.0.113.9', '198.51.100.1, 203.0.113.9')).toEqual([
      '203.0.113.9',
      '203.0.113.9',
    ])
  })

  it('is found by the networks of the proxies', async () => {
    expect(
      await addressesOf('127.0.0.0/8, 10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.1.2.3'),
    ).toEqual(['203.0.113.9'])
  })

  it('does not come from a connection that is no proxy of ours', async () => {
    expect(await addressesOf('10.0.0.0/8', '203.0.113.9')).toEqual([own])
  })

  it('is an address, or that of the connection', async () => {
    expect(await addressesOf('1', '<script>alert(1)</script>', 'unknown', '')).toEqual([
      own,
      own,
      own,
    ])
  })
})

it('attempts from one network of IPv6 count together', async () => {
  portal = await startTestPortal({ variables: { TRUST_PROXY: '1' } })
  const attempt = async (address: string) => {
    const { status } = await portal.call('resetPassword', {
      headers: { 'x-forwarded-for': address },
      body: { email: 'ana@test.example', token: 'x'.repeat(43), newPassword: 'Renovada2026' },
    })
    return status
  }
  const statuses: number[] = []
  for (let i = 1; i <= 51; i += 1) statuses.push(await attempt(`2001:db8:1:2::${i}`))
  expect(statuses).toEqual([...Array(50).fill(400), 429])
  expect(await attempt('2001:db8:1:3::1')).toBe(400)
})
