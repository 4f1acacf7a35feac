import { legalVersions } from '@tramite/core/legal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const accept = (as: PersonName, document: 'terms' | 'privacy', version: string) =>
  portal.call('acceptLegalText', { as, body: { document, version } })
const list = async (as: PersonName) => (await portal.call('listLegalAcceptances', { as })).body

it('tells what is in force and what the user has accepted of it', async () => {
  expect(await list('bruno')).toEqual({
    current: [
      { document: 'terms', version: legalVersions.terms, acceptedAt: null },
      { document: 'privacy', version: legalVersions.privacy, acceptedAt: null },
    ],
    acceptances: [],
  })
  const at = portal.time.now.toISOString()
  const accepted = { document: 'terms', version: legalVersions.terms, acceptedAt: at }
  expect((await accept('bruno', 'terms', legalVersions.terms)).body).toEqual(accepted)
  const { current, acceptances } = await list('bruno')
  expect(current.map(({ acceptedAt }) => acceptedAt)).toEqual([at, null])
  expect(acceptances).toEqual([accepted])
  expect((await list('ana')).acceptances).toEqual([])
})

it('keeps the first acceptance when it comes again, at once too', async () => {
  const [first] = await Promise.all([
    accept('clara', 'privacy', legalVersions.privacy),
    accept('clara', 'privacy', legalVersions.privacy),
  ])
  portal.time.now = new Date(portal.time.now.getTime() + 60_000)
  const again = await accept('clara', 'privacy', legalVersions.privacy)
  expect(again.body).toEqual(first.body)
  expect((await list('clara')).acceptances).toHaveLength(1)
})

it('accepts only the version in force', async () => {
  const { status, problem } = await accept('bruno', 'privacy', '2020-01-01')
  expect([status, problem.code]).toEqual([409, 'LEGAL_VERSION_OUTDATED'])
  expect((await accept('bruno', 'privacy', 'hoje')).status).toBe(400)
  expect((await accept('bruno', 'cookies' as 'terms', legalVersions.terms)).status).toBe(400)
})

it('is for everybody with a session, whatever their contract, and for nobody else', async () => {
  for (const as of ['caio', 'saulo', 'lia'] as const) {
    expect((await accept(as, 'terms', legalVersions.terms)).status).toBe(200)
  }
  expect((await portal.call('listLegalAcceptances')).status).toBe(401)
})
