import type { RequiredRole, ReservedSection } from './session/index.ts'

/** The audience of a page: everyone, visitors only, or signed-in users. */
export type RouteAudience = 'public' | 'guest' | 'session'

/** What a page requires of its visitor. */
export interface RouteGuard {
  readonly audience: RouteAudience
  /** A section that not every user may open. */
  readonly section?: ReservedSection
  /** A role that the page itself requires. */
  readonly role?: RequiredRole
  /** Redirects home while a payment is overdue, with a text that explains it. */
  readonly needsPayment?: 'demands' | 'marks'
}

const open = { audience: 'public' } as const
const guest = { audience: 'guest' } as const
const session = { audience: 'session' } as const

/**
 * Every address of the portal with its guard, fixed addresses before those with a parameter that could
 * match their last segment.
 */
export const portalRoutes = {
  /** The terms of use. */
  '/terms': open,
  /** The privacy policy. */
  '/politics': open,
  /** What is stored in the browser, and the consent to it. */
  '/cookies': open,
  /** Confirms a changed e-mail through the link that was sent to it. */
  '/confirm-email/email/{email}/token/{token}': open,
  /** Signing in. */
  '/signIn': guest,
  /** Requests a link for setting a forgotten password. */
  '/forgot': guest,
  /** Says that the link was sent. */
  '/forgot/feedback': guest,
  /** Sets a password through the link of an invitation or of a recovery. */
  '/reset-password/email/{email}/token/{token}': guest,
  /** What waits for the customer, what comes next, and the demands. */
  '/': session,
  /** All demands, as a list or a board, searched, filtered and ordered. */
  '/demands': session,
  /** Creates a demand. */
  '/demands/new': { ...session, needsPayment: 'demands' },
  /** A demand: its status, whose turn it is, the conversation and the documents. */
  '/demands/{id}': session,
  /** A demand for printing, with its whole conversation. */
  '/demands/{id}/print': session,
  /** The documents of every demand. */
  '/documents': session,
  /** The journeys available to a business. */
  '/journeys': session,
  /** A journey as a path, with its demands and their dates. */
  '/journeys/{id}': session,
  /** The tools, what each is for, and where work on it stopped. */
  '/tools': session,
  /** The document templates, by type. */
  '/tools/templates': session,
  /** A template with its drafts and documents. */
  '/tools/templates/{templateId}': session,
  /** Fills in a template next to its preview. */
  '/tools/templates/{templateId}/questions': session,
  /** The mapping of personal data: sectors, progress and the report. */
  '/tools/mapping': session,
  /** The activities of a sector. */
  '/tools/mapping/{sectorId}': session,
  /** The questions about an activity. */
  '/tools/mapping/{sectorId}/activity/{activityId}': session,
  /** The watched trademarks, and what comes next for each. */
  '/tools/marks': session,
  /** Requests the registration of a mark, in three pages. */
  '/tools/marks/create': { ...session, needsPayment: 'marks' },
  /** Adds marks by their process numbers. */
  '/tools/marks/import': { ...session, needsPayment: 'marks' },
  /** The risk analysis: its sectors and their results. */
  '/tools/analysisRisk': session,
  /** The risks of a sector, answered and rated. */
  '/tools/analysisRisk/sector/{sector}': session,
  /** Reminders, as a list and as a calendar. */
  '/tools/reminders': session,
  /** The user, the customer, its users, and the user's preferences. */
  '/profile': session,
  /** All notifications, newest first. */
  '/notifications': session,
  /** Everything of the customer as one archive. */
  '/export': { ...session, role: 'anyAdmin' },
  /** The contract, the invoices and a year's statement. */
  '/financial': { ...session, section: 'financial' },
  /** The businesses of the customer. */
  '/business': { ...session, section: 'business' },
  /** A business: its name and its users. */
  '/business/{id}/settings': { ...session, section: 'businessSettings' },
} as const satisfies Readonly<Record<string, RouteGuard>>

/** An address of the portal, with its parameters in braces. */
export type PortalRoute = keyof typeof portalRoutes

/** The route that a path matches, with the values of its parameters. */
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
 * The route that a path matches; undefined if there is none.
 * @param path path of the address bar; search, anchor and a trailing slash are ignored
 */
export function matchRoute(path: string): RouteMatch | undefined {
  const parts = partsOf(path.replace(/[?#].*$/s, ''))
  for (const route of Object.keys(portalRoutes) as PortalRoute[]) {
    const params = matchParts(route, parts)
    if (params !== null) return { route, params }
  }
  return undefined
}
