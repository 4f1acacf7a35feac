import { redirect } from '@tanstack/react-router'
import { evaluateAccess } from '@tramite/core/access'
import { type Business, listBusinesses, selectBusiness } from '@tramite/core/businesses'
import { civilDateOf } from '@tramite/core/calendar'
import { countWaitingDemands } from '@tramite/core/home'
import { listNotifications } from '@tramite/core/notifications'
import { evaluateRoute, type RouteDecision, type RouteRefusal } from '@tramite/core/shell'
import { toUserQuery } from '@tramite/react'
import type { App, Ports } from '@tramite/react/ports'

/**
 * Ensures an active business before a page reads its data. If none is stored, or one that the user no longer
 * has, the first in the list is chosen; a failure is left to the layout, which shows it. The counts of the
 * shell are requested as well, because a page that was rendered before the code ran would lose them for a
 * moment.
 */
export async function prepareApp(ports: Ports): Promise<App> {
  const { session } = ports
  const app = await ports.app()
  const { queries, tramite } = app
  const ready = queries.ensureQueryData(tramite.query(listBusinesses)).then((all) => {
    const chosen = session.businessId()
    const id = selectBusiness(chosen, all)?.id ?? null
    if (id !== chosen) session.keepBusinessId(id)
    if (!id || !mayPrefetch(app)) return
    queries.ensureQueryData(tramite.query(countWaitingDemands)).catch(() => undefined)
    queries.ensureQueryData(tramite.query(listNotifications, { page: 0 })).catch(() => undefined)
  })
  const settled = ready.catch(() => undefined)
  if (!session.businessId()) await settled
  return app
}

/**
 * Whether pages read their data while their code loads: not after the end of a contract, which hides most
 * or all of it, nor for a business that is known not to be the user's.
 */
export function mayPrefetch({ ports: { session }, queries, tramite }: App): boolean {
  const all = queries.getQueryData<readonly Business[]>(tramite.query(listBusinesses).queryKey)
  const isLost = all && !all.some(({ id }) => id === session.businessId())
  return !isLost && !session.session()?.user.Customer?.isChurn
}

function evaluatePage(
  { tramite, ports: { clock, session } }: App,
  pathname: string,
): RouteDecision {
  const { conventions } = tramite
  const user = session.session()?.user ?? null
  const today = civilDateOf(clock.now(), conventions.timeZone)
  const access = user && evaluateAccess({ customer: user.Customer, user, today, conventions })
  return evaluateRoute(pathname, { user, access })
}

/**
 * Refusals without a message here: an unknown address reports itself as not found, and after the end of a
 * session the layout redirects to sign-in and back.
 */
const handledElsewhere: ReadonlySet<RouteRefusal> = new Set(['unknown', 'signedOut'])

/**
 * Redirects users home who may not open a page, and shows why. The server enforces the same for the page's
 * data. The stored user may be outdated, so before a refusal with a message the user is read from the server.
 * @param pathname path of a page behind sign-in
 * @param isPreload the page is only preloaded: no message is shown
 * @throws a redirect
 */
export async function guardPage(ports: Ports, pathname: string, isPreload: boolean): Promise<void> {
  const app = await ports.app()
  let decision = evaluatePage(app, pathname)
  if (!decision.allowed && decision.text && !ports.session.isFresh()) {
    await app.queries.fetchQuery(toUserQuery(app)).catch(() => undefined)
    decision = evaluatePage(app, pathname)
  }
  if (decision.allowed || handledElsewhere.has(decision.reason)) return
  if (decision.text && !isPreload) ports.toasts.show({ title: decision.text, tone: 'error' })
  throw redirect({ to: decision.redirectTo })
}
