import { MutationObserver, QueryClient } from '@tanstack/query-core'
import type { Toast } from '@tramite/core'
import { addBusinessDays, explainForecast, toForecastStepText } from '@tramite/core/calendar'
import {
  type Demand,
  getDemand,
  listDemands,
  validateDemand,
  whoseTurn,
} from '@tramite/core/demands'
import { getHome } from '@tramite/core/home'
import { openPortal } from './portal.ts'

/** The SDK by hand and beside a query library, against the server at an address. */
export async function run(baseUrl: string) {
  const toasts: Toast[] = []
  const portal = openPortal(baseUrl, toasts)
  const user = await portal.signIn({ email: 'user@aurora.example', password: 'Tramite2026' })
  await portal.selectBusiness()

  const { demands } = await portal.read(listDemands, { limit: 5 })
  const [first] = demands
  if (!first) throw new Error('No demand')
  const demand: Demand = await portal.read(getDemand, { id: first.id })

  const cache = new QueryClient()
  const home = await cache.fetchQuery(portal.query(getHome))
  const pages = await cache.fetchInfiniteQuery(portal.query(listDemands, { limit: 5 }))
  const validated = await new MutationObserver(cache, portal.command(validateDemand)).mutate({
    id: demand.id,
  })

  const explained = explainForecast({
    now: portal.now(),
    order: 2,
    premium: true,
    conventions: portal.conventions,
  })
  return {
    user: user.name,
    business: portal.session.businessId(),
    turn: whoseTurn(demand),
    finished: home.counts.FINISHED,
    pages: pages.pages.length,
    validated: validated.id === demand.id,
    toasts: toasts.map(({ title }) => title),
    nextDay: addBusinessDays(portal.today(), 1, portal.conventions),
    steps: explained.steps.map(toForecastStepText),
  }
}
