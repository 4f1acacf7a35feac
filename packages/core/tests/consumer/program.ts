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
import { openTramite } from './tramite.ts'

/** The SDK by hand and beside a query library, against the server at an address. */
export async function run(baseUrl: string) {
  const toasts: Toast[] = []
  const tramite = openTramite(baseUrl, toasts)
  const user = await tramite.signIn({ email: 'user@aurora.example', password: 'Tramite2026' })
  await tramite.selectBusiness()

  const { demands } = await tramite.read(listDemands, { limit: 5 })
  const [first] = demands
  if (!first) throw new Error('No demand')
  const demand: Demand = await tramite.read(getDemand, { id: first.id })

  const cache = new QueryClient()
  const home = await cache.fetchQuery(tramite.query(getHome))
  const pages = await cache.fetchInfiniteQuery(tramite.query(listDemands, { limit: 5 }))
  const validated = await new MutationObserver(cache, tramite.command(validateDemand)).mutate({
    id: demand.id,
  })

  const explained = explainForecast({
    now: tramite.now(),
    order: 2,
    premium: true,
    conventions: tramite.conventions,
  })
  return {
    user: user.name,
    business: tramite.session.businessId(),
    turn: whoseTurn(demand),
    finished: home.counts.FINISHED,
    pages: pages.pages.length,
    validated: validated.id === demand.id,
    toasts: toasts.map(({ title }) => title),
    nextDay: addBusinessDays(tramite.today(), 1, tramite.conventions),
    steps: explained.steps.map(toForecastStepText),
  }
}
