import type { RequiredRole, ReservedSection } from '../session/section.rules.ts'

/** Who a page is for: everyone, visitors only, or the signed-in. */
export type RouteAudience = 'public' | 'guest' | 'session'

/** What a page asks of who opens it. */
export interface RouteGuard {
  readonly audience: RouteAudience
  /** A section that not every user may open. */
  readonly section?: ReservedSection
  /** A role that the page asks for by itself. */
  readonly role?: RequiredRole
  /** Leads home while a payment is overdue, with a text that says so. */
  readonly needsPayment?: 'demands' | 'marks'
}

const open = { audience: 'public' } as const
const guest = { audience: 'guest' } as const
const session = { audience: 'session' } as const

/**
 * Every address of the portal with its guard, fixed addresses before those with a place that could
 * take their last part.
 */
export const portalRoutes = {
  '/terms': open,
  '/politics': open,
  '/cookies': open,
  '/confirm-email/email/{email}/token/{token}': open,
  '/signIn': guest,
  '/forgot': guest,
  '/forgot/feedback': guest,
  '/reset-password/email/{email}/token/{token}': guest,
  '/': session,
  '/demands': session,
  '/demands/new': { ...session, needsPayment: 'demands' },
  '/demands/{id}': session,
  '/documents': session,
  '/journeys': session,
  '/journeys/{id}': session,
  '/tools': session,
  '/tools/templates': session,
  '/tools/templates/{templateId}': session,
  '/tools/templates/{templateId}/questions': session,
  '/tools/mapping': session,
  '/tools/mapping/{sectorId}': session,
  '/tools/mapping/{sectorId}/activity/{activityId}': session,
  '/tools/marks': session,
  '/tools/marks/create': { ...session, needsPayment: 'marks' },
  '/tools/marks/import': session,
  '/tools/analysisRisk': session,
  '/tools/analysisRisk/sector/{sector}': session,
  '/tools/reminders': session,
  '/profile': session,
  '/notifications': session,
  '/export': { ...session, role: 'admin' },
  '/financial': { ...session, section: 'financial' },
  '/business': { ...session, section: 'business' },
  '/business/{id}/settings': { ...session, section: 'businessSettings' },
} as const satisfies Readonly<Record<string, RouteGuard>>

/** An address of the portal, its places in braces. */
export type PortalRoute = keyof typeof portalRoutes

/** The address that a path belongs to, with the values of its places. */
export interface RouteMatch {
  readonly route: PortalRoute
  readonly params: Readonly<Record<string, string>>
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function matchParts(route: string, parts: readonly string[]): Record<string, string> | null {
  const places = partsOf(route)
  if (places.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, place] of places.entries()) {
    const part = parts[index] ?? ''
    if (place.startsWith('{')) params[place.slice(1, -1)] = decode(part)
    else if (place !== part) return null
  }
  return params
}

/**
 * The address of the portal that a path belongs to; null when it is none.
 * @param path path of the address bar; search and anchor are looked past, a slash at the end too
 */
export function matchRoute(path: string): RouteMatch | null {
  const parts = partsOf(path.replace(/[?#].*$/s, ''))
  for (const route of Object.keys(portalRoutes) as PortalRoute[]) {
    const params = matchParts(route, parts)
    if (params !== null) return { route, params }
  }
  return null
}
