import { listBusinesses } from '@tramite/core/businesses'
import { buildBusiness, buildCustomer, buildUser } from '@tramite/core/testing'
import { createTestApp } from '@tramite/react/testing'
import { describe, expect, it, vi } from 'vitest'
import { readFirm } from '../integrations/firm.ts'
import { guardPage, mayPrefetch, prepareApp } from './prepare-app.ts'

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
    const { app, asked, requests } = await createTestApp({
      firm: readTestFirm(),
      answers,
      log: () => {},
    })
    const { session } = app.ports
    await prepareApp(app.ports)
    await app.queries.ensureQueryData(app.tramite.query(listBusinesses))
    await expect.poll(() => app.queries.isFetching()).toBe(0)
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
  const { app } = await createTestApp({ firm: readTestFirm(), answers, log: () => {} })
  await prepareApp(app.ports)
  await expect.poll(() => app.queries.isFetching()).toBe(0)
  expect(app.ports.session.businessId()).toBe('b1')
})

it('lets no page read its data for a business that is not among those of the user', async () => {
  const answers = { 'GET /business': () => ({ business: [buildBusiness({ id: 'b2' })] }) }
  const { app } = await createTestApp({ firm: readTestFirm(), answers, log: () => {} })
  expect(mayPrefetch(app)).toBe(true)
  await app.queries.ensureQueryData(app.tramite.query(listBusinesses))
  expect(mayPrefetch(app)).toBe(false)
  await prepareApp(app.ports)
  await expect.poll(() => mayPrefetch(app)).toBe(true)
})

describe('a page that the user of an earlier page could not open', () => {
  const overdue = buildUser({ Customer: buildCustomer({ hasPaymentOverdue: true }) })
  const paid = buildUser({ Customer: buildCustomer({ hasPaymentOverdue: false }) })
  const superAdmin = buildUser({ customerSuperAdmin: true })
  const unreachable = () => Response.error()

  it.each([
    ['/demands/new', overdue, () => ({ user: paid }), true],
    ['/demands/new', overdue, () => ({ user: overdue }), false],
    ['/demands/new', overdue, unreachable, false],
    ['/financial', buildUser(), () => ({ user: superAdmin }), true],
    ['/financial', buildUser(), () => ({ user: buildUser() }), false],
  ])('%s is decided by who they are now (%#)', async (path, user, answer, isOpen) => {
    const answers = { 'GET /auth': answer }
    const { app, asked, toastTitles } = await createTestApp({ firm: readTestFirm(), user, answers })
    const guard = guardPage(app.ports, path, false)
    if (isOpen) await expect(guard).resolves.toBeUndefined()
    else await expect(guard).rejects.toMatchObject({ options: { to: '/' } })
    expect(asked('GET /auth')).toBeGreaterThan(0)
    expect(toastTitles()).toHaveLength(isOpen ? 0 : 1)
  })

  it('is left to the layout, which leads to sign-in and back, if their session has ended', async () => {
    const refusal = { status: 401, code: 'UNAUTHENTICATED', message: '', errors: {} }
    const answers = { 'GET /auth': () => Response.json(refusal, { status: 401 }) }
    const { app, toastTitles } = await createTestApp({
      firm: readTestFirm(),
      user: overdue,
      answers,
    })
    await expect(guardPage(app.ports, '/demands/new', false)).resolves.toBeUndefined()
    expect(app.ports.session.session()).toBeNull()
    expect(toastTitles()).toHaveLength(0)
  })

  it('is not asked for of a user who was confirmed since', async () => {
    const answers = { 'GET /auth': () => ({ user: overdue }) }
    const { app, asked } = await createTestApp({ firm: readTestFirm(), user: overdue, answers })
    await app.tramite.refresh()
    await expect(guardPage(app.ports, '/demands/new', false)).rejects.toBeDefined()
    expect(asked('GET /auth')).toBe(1)
  })
})
