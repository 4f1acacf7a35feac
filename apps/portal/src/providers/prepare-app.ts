import { redirect } from '@tanstack/react-router'
import { evaluateAccess } from '@tramite/core/access'
import { listBusinesses, selectBusiness } from '@tramite/core/businesses'
import { civilDateOf } from '@tramite/core/calendar'
import { evaluateRoute } from '@tramite/core/shell'
import type { App, Ports } from '@tramite/react/ports'

/**
 * Makes sure that there is an active business before a page asks for its data. Without one stored,
 * the first of the list is chosen; a failure is left to the layout, which shows it.
 */
export async function prepareApp(ports: Ports): Promise<App> {
  const { session } = ports
  const app = await ports.app()
  const { queries, tramite } = app
  const businesses = queries.ensureQueryData(tramite.query(listBusinesses)).catch(() => [])
  if (session.businessId()) return app
  const first = selectBusiness(null, await businesses)
  if (first) session.selectBusiness(first.id)
  return app
}

/**
 * Whether pages ask for their data while their code comes: not after the end of a contract, which hides most or
 * all of it.
 */
export function asksAhead({ ports }: App): boolean {
  return !ports.session.session()?.user.Customer?.isChurn
}

/**
 * Leads home who may not open a page, and says why. The server enforces the same on what the page asks for.
 * @param pathname path of a page behind sign-in
 * @param isPreload the page is not asked for yet, and nothing is said
 * @throws a redirect
 */
export async function guardPage(
  { app, clock, session, toasts }: Pick<Ports, 'app' | 'clock' | 'session' | 'toasts'>,
  pathname: string,
  isPreload: boolean,
): Promise<void> {
  const { conventions } = (await app()).tramite
  const user = session.session()?.user ?? null
  const today = civilDateOf(clock.now(), conventions.timeZone)
  const access = user && evaluateAccess({ customer: user.Customer, user, today, conventions })
  const decision = evaluateRoute(pathname, { user, access })
  // An address without a page says so itself.
  if (decision.allowed || decision.reason === 'unknown') return
  if (decision.text && !isPreload) toasts.show({ title: decision.text, tone: 'error' })
  throw redirect({ to: decision.redirectTo })
}
