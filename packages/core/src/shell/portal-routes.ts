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
  /** The terms of use, as a document. */
  '/terms': open,
  /** The privacy policy, as a document. */
  '/politics': open,
  /** What is kept in the browser, and the choice about it. */
  '/cookies': open,
  /** Confirms a changed e-mail by the link that was sent to it. */
  '/confirm-email/email/{email}/token/{token}': open,
  /** Signing in. */
  '/signIn': guest,
  /** Asks for a link that sets a forgotten password anew. */
  '/forgot': guest,
  /** Says that the link was sent. */
  '/forgot/feedback': guest,
  /** Sets a password by the link of an invitation or of a forgotten one. */
  '/reset-password/email/{email}/token/{token}': guest,
  /** What waits for the customer, what comes when, and the demands. */
  '/': session,
  /** All demands, as a list or a board, searched, filtered and ordered. */
  '/demands': session,
  /** Raises a demand. */
  '/demands/new': { ...session, needsPayment: 'demands' },
  /** A demand: where it is, whose turn it is, the conversation and the documents. */
  '/demands/{id}': session,
  /** A demand as a document: all that was said and sent, to be printed. */
  '/demands/{id}/print': session,
  /** The documents of every demand. */
  '/documents': session,
  /** The journeys that a business can go on. */
  '/journeys': session,
  /** A journey as a path, with what it raises and when. */
  '/journeys/{id}': session,
  /** The tools, what each is for and where one left off. */
  '/tools': session,
  /** The models of documents, by type. */
  '/tools/templates': session,
  /** A model with its drafts and documents. */
  '/tools/templates/{templateId}': session,
  /** Fills a model in beside its preview. */
  '/tools/templates/{templateId}/questions': session,
  /** The mapping of personal data: sectors, progress and the report. */
  '/tools/mapping': session,
  /** The activities of a sector. */
  '/tools/mapping/{sectorId}': session,
  /** The questions about an activity. */
  '/tools/mapping/{sectorId}/activity/{activityId}': session,
  /** The trade marks that are watched and what comes next for each. */
  '/tools/marks': session,
  /** Asks for the registration of a mark, in three pages. */
  '/tools/marks/create': { ...session, needsPayment: 'marks' },
  /** Adds marks by the numbers of their processes. */
  '/tools/marks/import': { ...session, needsPayment: 'marks' },
  /** The risk analysis: its sectors and their results. */
  '/tools/analysisRisk': session,
  /** The risks of a sector, answered and rated. */
  '/tools/analysisRisk/sector/{sector}': session,
  /** Reminders, as a list and as a calendar. */
  '/tools/reminders': session,
  /** The user, the customer, its users and what everybody prefers. */
  '/profile': session,
  /** What happened, newest first. */
  '/notifications': session,
  /** Everything of the customer as one archive. */
  '/export': { ...session, role: 'anyAdmin' },
  /** The contract, the invoices and the statement of a year. */
  '/financial': { ...session, section: 'financial' },
  /** The businesses of the customer. */
  '/business': { ...session, section: 'business' },
  /** A business: its name and its users. */
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
