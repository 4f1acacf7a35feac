import { describe, expect, it } from 'vitest'
import { evaluateAccess } from '../access/index.ts'
import { conventions } from '../calendar/index.ts'
import { matchRoute, portalRoutes } from '../portal-routes.ts'
import { buildCustomer } from '../testing/index.ts'
import { evaluateGuard, evaluateRoute, type RouteViewer } from './index.ts'

const accessOf = (change: Parameters<typeof buildCustomer>[0] = {}) =>
  evaluateAccess({
    customer: buildCustomer(change),
    user: { customerAdmin: false, customerSuperAdmin: false },
    today: '2026-11-20',
    conventions: conventions.specified,
  })
const viewerOf = (
  customerAdmin: boolean,
  customerSuperAdmin: boolean,
  access = accessOf(),
): RouteViewer => ({ user: { customerAdmin, customerSuperAdmin }, access })

const visitor: RouteViewer = { user: null, access: null }
const user = viewerOf(false, false)
const admin = viewerOf(true, false)
const superAdmin = viewerOf(true, true)

const open = ['/terms', '/politics', '/cookies']
const confirmation = '/confirm-email/email/a@b.c/token/t1'
const guest = ['/signIn', '/forgot', '/forgot/feedback', '/reset-password/email/a@b.c/token/t1']
const signedIn = [
  '/',
  '/demands',
  '/demands/new',
  '/demands/019a2c4e',
  '/demands/019a2c4e/print',
  '/documents',
  '/journeys',
  '/journeys/1',
  '/tools',
  '/tools/templates',
  '/tools/templates/1',
  '/tools/templates/1/questions',
  '/tools/mapping',
  '/tools/mapping/1',
  '/tools/mapping/1/activity/2',
  '/tools/marks',
  '/tools/marks/create',
  '/tools/marks/import',
  '/tools/analysisRisk',
  '/tools/analysisRisk/sector/1',
  '/tools/reminders',
  '/profile',
  '/notifications',
]
const forSuperAdmins = ['/financial', '/business', '/business/1/settings']

const outcome = (path: string, viewer: RouteViewer) => {
  const decision = evaluateRoute(path, viewer)
  return decision.allowed ? 'opens' : `${decision.reason} ${decision.redirectTo}`
}

describe('evaluateRoute', () => {
  it('opens the export of everything to admins', () => {
    expect(outcome('/export', visitor)).toBe('signedOut /signIn')
    expect(outcome('/export', user)).toBe('notAdmin /')
    // As in the menu: the firm grants the two roles separately.
    for (const viewer of [admin, superAdmin, viewerOf(false, true)]) {
      expect(outcome('/export', viewer)).toBe('opens')
    }
  })

  it.each(open)('%s is open to everyone', (path) => {
    for (const viewer of [visitor, user, superAdmin]) expect(outcome(path, viewer)).toBe('opens')
  })

  it('confirms an e-mail for visitors and for who is signed in', () => {
    for (const viewer of [visitor, user]) expect(outcome(confirmation, viewer)).toBe('opens')
  })

  it.each(guest)('%s is for visitors', (path) => {
    expect(outcome(path, visitor)).toBe('opens')
    expect(outcome(path, user)).toBe('signedIn /')
  })

  it.each(signedIn)('%s needs a session', (path) => {
    expect(outcome(path, visitor)).toBe('signedOut /signIn')
    expect(outcome(path, user)).toBe('opens')
  })

  it.each(forSuperAdmins)('%s is for super admins', (path) => {
    expect(outcome(path, visitor)).toBe('signedOut /signIn')
    expect(outcome(path, user)).toBe('notSuperAdmin /')
    expect(outcome(path, admin)).toBe('notSuperAdmin /')
    expect(outcome(path, superAdmin)).toBe('opens')
    expect(outcome(path, viewerOf(false, true))).toBe('opens')
  })

  it('says whose a page is that it does not open', () => {
    expect(evaluateRoute('/export', user)).toHaveProperty(
      'text',
      'Só administradores abrem esta página.',
    )
    expect(evaluateRoute('/financial', admin)).toHaveProperty(
      'text',
      'Só o administrador principal abre esta página.',
    )
  })

  it('has a guard for every address, and each is tried above', () => {
    const tried = [...open, confirmation, ...guest, ...signedIn, '/export', ...forSuperAdmins].map(
      (path) => matchRoute(path)?.route,
    )
    expect(tried.sort()).toEqual(Object.keys(portalRoutes).sort())
  })

  it.each(['/nowhere', '/demands/1/2', '/business/1', '/tools/unknown', '/SignIn'])(
    '%s leads home',
    (path) => {
      for (const viewer of [visitor, user]) expect(outcome(path, viewer)).toBe('unknown /')
    },
  )

  it('brings a visitor back to the page, but to no address of the home page', () => {
    expect(evaluateRoute('/demands?status=OPEN#lista', visitor)).toEqual({
      allowed: false,
      reason: 'signedOut',
      redirectTo: '/signIn',
      returnTo: '/demands?status=OPEN#lista',
    })
    expect(evaluateRoute('/', visitor)).not.toHaveProperty('returnTo')
    expect(evaluateRoute('/signIn', user)).not.toHaveProperty('returnTo')
  })
})

describe('with a payment overdue', () => {
  const overdue = viewerOf(true, true, accessOf({ hasPaymentOverdue: true }))

  it.each([
    [
      '/demands/new',
      'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente 😉',
    ],
    [
      '/tools/marks/import',
      'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente',
    ],
    [
      '/tools/marks/create',
      'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente',
    ],
  ])('%s leads home and says why', (path, text) => {
    expect(evaluateRoute(path, overdue)).toEqual({
      allowed: false,
      reason: 'paymentOverdue',
      redirectTo: '/',
      text,
    })
    expect(outcome(path, { user: overdue.user, access: null })).toBe('opens')
    expect(outcome(path, visitor)).toBe('signedOut /signIn')
    // After the end of a contract its notice is shown on the page.
    const ended = { isChurn: true, accessAllowedUntil: '2026-11-30', hasPaymentOverdue: true }
    expect(outcome(path, viewerOf(true, true, accessOf(ended)))).toBe('opens')
  })

  it.each([...signedIn, ...forSuperAdmins].filter((path) => !/new|import|create/.test(path)))(
    '%s stays open',
    (path) => expect(outcome(path, overdue)).toBe('opens'),
  )

  it('tells nothing to who has left', () => {
    const left = accessOf({
      hasPaymentOverdue: true,
      isChurn: true,
      accessAllowedUntil: '2026-11-01',
    })
    expect(outcome('/demands/new', viewerOf(false, false, left))).toBe('opens')
  })
})

describe('evaluateGuard', () => {
  it.each([
    [visitor, 'signedOut'],
    [user, 'notAdmin'],
    [viewerOf(false, true), 'notAdmin'],
    [admin, null],
    [superAdmin, null],
  ])('of a page for admins', (viewer, reason) => {
    const guard = { audience: 'session', role: 'admin' } as const
    expect(evaluateGuard(guard, viewer)?.reason ?? null).toBe(reason)
  })

  it('asks for both where a page asks for two', () => {
    const guard = { audience: 'session', role: 'admin', section: 'financial' } as const
    expect(evaluateGuard(guard, viewerOf(false, true))?.reason).toBe('notAdmin')
    expect(evaluateGuard(guard, admin)?.reason).toBe('notSuperAdmin')
    expect(evaluateGuard(guard, superAdmin)).toBeNull()
  })
})

describe('matchRoute', () => {
  it.each([
    ['/demands/new', '/demands/new', {}],
    ['/demands/new/', '/demands/new', {}],
    ['/demands/7', '/demands/{id}', { id: '7' }],
    ['/demands/7?isDemandFeedbackModalOpen=true', '/demands/{id}', { id: '7' }],
    ['/demands?a=/b', '/demands', {}],
    ['', '/', {}],
    [
      '/tools/mapping/s%20a/activity/b',
      '/tools/mapping/{sectorId}/activity/{activityId}',
      { sectorId: 's a', activityId: 'b' },
    ],
    ['/journeys/%E0%A4%A', '/journeys/{id}', { id: '%E0%A4%A' }],
    ['/tools/marks/import', '/tools/marks/import', {}],
  ])('%s', (path, route, params) => {
    expect(matchRoute(path)).toEqual({ route, params })
  })
})
