import type { AccessDecision } from '../access/index.ts'
import { accessMessages } from '../messages/access.ts'
import { matchRoute, portalRoutes, type RouteGuard, type RouteMatch } from '../portal-routes.ts'
import { evaluateRole, evaluateSection } from '../session/index.ts'

/** The visitor who opens a page. */
export interface RouteViewer {
  /** Null for visitors. */
  readonly user: {
    readonly customerAdmin: boolean
    readonly customerSuperAdmin: boolean
  } | null
  /** Null for visitors, and while the contract is not known: payments are then ignored. */
  readonly access: Pick<AccessDecision, 'demandCreation'> | null
}

/** Why a page does not open. */
export type RouteRefusal =
  | 'unknown'
  | 'signedIn'
  | 'signedOut'
  | 'notAdmin'
  | 'notSuperAdmin'
  | 'paymentOverdue'

/** Where the visitor is redirected. */
export interface RouteRedirect {
  readonly allowed: false
  readonly reason: RouteRefusal
  readonly redirectTo: '/' | '/signIn'
  /** The page to return to after sign-in; absent for the home page. */
  readonly returnTo?: string
  /** The toast of the refusal, if any. */
  readonly text?: string
}

/** Either the page opens, or the visitor is redirected. */
export type RouteDecision = ({ readonly allowed: true } & RouteMatch) | RouteRedirect

const home = (reason: RouteRefusal): RouteRedirect => ({
  allowed: false,
  reason,
  redirectTo: '/',
})

const reserved = (reason: 'notAdmin' | 'notSuperAdmin'): RouteRedirect => ({
  ...home(reason),
  text: accessMessages[`access.page.${reason}`],
})

const overdueTexts = {
  demands: accessMessages['access.creationBlocked'],
  marks: accessMessages['access.marksBlocked'],
} as const

function evaluateSessionGuard(guard: RouteGuard, viewer: RouteViewer): RouteRedirect | null {
  const { user, access } = viewer
  if (user === null) return { allowed: false, reason: 'signedOut', redirectTo: '/signIn' }
  const role = guard.role === undefined ? null : evaluateRole(guard.role, user)
  if (role?.allowed === false) return reserved(role.reason)
  const section = guard.section === undefined ? null : evaluateSection(guard.section, user)
  if (section?.allowed === false) return reserved(section.reason)
  const creation = access?.demandCreation
  const isOverdue = creation?.allowed === false && creation.reason === 'paymentOverdue'
  if (guard.needsPayment === undefined || !isOverdue) return null
  return { ...home('paymentOverdue'), text: overdueTexts[guard.needsPayment] }
}

/**
 * Where a guard redirects a visitor who may not pass; null if they may. Further apps can use it for the
 * guards of their own pages. Pages for signed-in users redirect visitors to sign in, pages for visitors
 * redirect signed-in users home, and so does a missing role or an overdue payment if it blocks the page.
 */
export function evaluateGuard(guard: RouteGuard, viewer: RouteViewer): RouteRedirect | null {
  if (guard.audience === 'public') return null
  if (guard.audience === 'session') return evaluateSessionGuard(guard, viewer)
  return viewer.user === null ? null : home('signedIn')
}

/**
 * Whether a page opens, or where its visitor is redirected: unknown addresses lead home. After signing
 * in, a visitor returns to the page that required it.
 * @param path path of the address bar, with its search and anchor, if any
 */
export function evaluateRoute(path: string, viewer: RouteViewer): RouteDecision {
  const match = matchRoute(path)
  if (match === undefined) return home('unknown')
  const redirect = evaluateGuard(portalRoutes[match.route], viewer)
  if (redirect === null) return { allowed: true, ...match }
  if (redirect.reason !== 'signedOut' || match.route === '/') return redirect
  return { ...redirect, returnTo: path }
}
