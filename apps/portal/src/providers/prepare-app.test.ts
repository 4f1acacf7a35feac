import { listBusinesses } from '@tramite/core/businesses'
import { buildBusiness } from '@tramite/core/testing'
import { createTestApp } from '@tramite/react/testing'
import { expect, it, vi } from 'vitest'
import { readFirm } from '../integrations/firm.ts'
import { asksAhead, prepareApp } from './prepare-app.ts'

function readTestFirm() {
  const textContent = JSON.stringify({ timeZone: 'America/Sao_Paulo', conventions: 'specified' })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  const firm = readFirm()
  vi.unstubAllGlobals()
  return firm
}

it.each([
  [['b1'], 'b1', 1],
  [['b1', 'b2'], 'b1', 1],
  [['b2'], 'b2', 1],
  [[], null, 0],
])(
  'b1 was chosen last, the user has %j: calls are for %s, its counts asked for %i times',
  async (ids, active, times) => {
    const business = ids.map((id) => buildBusiness({ id }))
    const answers = { 'GET /business': () => ({ business }) }
    const { app, asked, requests } = await createTestApp({ firm: readTestFirm(), answers })
    const { session } = app.ports
    await prepareApp(app.ports)
    await app.queries.ensureQueryData(app.tramite.query(listBusinesses))
    await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0))
    expect(session.businessId()).toBe(active)
    expect(asked('GET /business')).toBe(1)
    expect(asked('GET /home/waiting')).toBe(times)
    expect(asked('GET /users/notifications')).toBe(times)
    const counts = requests.filter(({ url }) => url.endsWith('/home/waiting'))
    expect(counts.every(({ headers }) => headers.get('businessId') === active)).toBe(true)
  },
)

it('keeps the business that was chosen last where the businesses cannot be read', async () => {
  const answers = { 'GET /business': () => Response.json({}, { status: 500 }) }
  const { app } = await createTestApp({ firm: readTestFirm(), answers })
  await prepareApp(app.ports)
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0))
  expect(app.ports.session.businessId()).toBe('b1')
})

it('lets no page read its data for a business that is not among those of the user', async () => {
  const answers = { 'GET /business': () => ({ business: [buildBusiness({ id: 'b2' })] }) }
  const { app } = await createTestApp({ firm: readTestFirm(), answers })
  expect(asksAhead(app)).toBe(true)
  await app.queries.ensureQueryData(app.tramite.query(listBusinesses))
  expect(asksAhead(app)).toBe(false)
  await prepareApp(app.ports)
  await vi.waitFor(() => expect(asksAhead(app)).toBe(true))
})
