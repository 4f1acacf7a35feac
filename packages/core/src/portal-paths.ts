import type { PortalRoute } from './shell/portal-routes.ts'

/** The page on which invoices are paid: no notice that asks for the payment stands in its way. */
export const FINANCIAL_PATH = '/financial' satisfies PortalRoute

/** The page where an admin asks for everything in one file. */
export const EXPORT_PATH = '/export' satisfies PortalRoute

/** The page of the reminders. */
export const REMINDERS_PATH = '/tools/reminders' satisfies PortalRoute

/** The page of the risk analysis. */
export const RISK_PATH = '/tools/analysisRisk' satisfies PortalRoute

/**
 * Whether a path is that of a page or of one below it.
 * @param path of the address bar
 * @param page other than home
 */
export function isWithin(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`)
}

/**
 * Whether a path is that of a page. The portal answers an address with a slash at its end as the one without.
 * @param path of the address bar
 * @param page one without places
 */
export function isPage(path: string, page: PortalRoute): boolean {
  return path === page || path === `${page}/`
}
