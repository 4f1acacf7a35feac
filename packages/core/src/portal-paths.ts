import type { PortalRoute } from './shell/portal-routes.ts'

/** The page on which invoices are paid: no notice that asks for the payment stands in its way. */
export const FINANCIAL_PATH = '/financial' satisfies PortalRoute

/** The page where an admin asks for everything in one file. */
export const EXPORT_PATH = '/export' satisfies PortalRoute

/** The page of the reminders. */
export const REMINDERS_PATH = '/tools/reminders' satisfies PortalRoute

/** The page of the risk analysis. */
export const RISK_PATH = '/tools/analysisRisk' satisfies PortalRoute
