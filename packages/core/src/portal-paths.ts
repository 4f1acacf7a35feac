import type { PortalRoute } from './portal-routes.ts'

/** The page on which invoices are paid: the dialog that asks for payment leaves it alone. */
export const FINANCIAL_PATH = '/financial' satisfies PortalRoute

/** The page where an admin requests everything in one file. */
export const EXPORT_PATH = '/export' satisfies PortalRoute

/** The page of the reminders. */
export const REMINDERS_PATH = '/tools/reminders' satisfies PortalRoute

/** The page of the risk analysis. */
export const RISK_PATH = '/tools/analysisRisk' satisfies PortalRoute

/**
 * The page of a demand.
 * @param id of the demand; whatever it holds stays one segment of the path
 * @param at message at which its conversation opens, or the id of the demand for its request
 */
export function toDemandPath(id: string, at?: string): string {
  const path = `/demands/${encodeURIComponent(id)}`
  return at === undefined ? path : `${path}?at=${encodeURIComponent(at)}`
}

/**
 * Whether a path is that of a page or of one below it.
 * @param path of the address bar
 * @param page other than home
 */
export function isWithin(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`)
}

/**
 * Whether a path is that of a page. The portal treats an address with a trailing slash like the one
 * without.
 * @param path of the address bar
 * @param page a route without parameters
 */
export function isPage(path: string, page: PortalRoute): boolean {
  return path === page || path === `${page}/`
}
