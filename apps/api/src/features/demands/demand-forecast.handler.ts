import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireDemand } from './demand-access.ts'
import { selectDemand } from './demands.store.ts'
import { selectCauses } from './forecast-causes.store.ts'
import { toForecastStep } from './forecast-step.ts'
import { selectQueue } from './queue.store.ts'
import { planStart } from './status-change.ts'

/** The date of a demand, and each date before it, with its cause. */
export const getDemandForecast: Handler<'getDemandForecast'> = async (call) => {
  const { params, businessId, unit } = call
  const [rows, causes] = await unit.read(
    selectDemand(params.id, businessId),
    selectCauses(params.id),
  )
  const principal = await unit.principal()
  const { deleveryForecast } = requireDemand(rows, principal)
  return {
    deleveryForecast,
    causes: causes.map((cause) => toForecastStep(cause, principal)),
  }
}

/** The date that a demand would have if the customer answered, or reopened it, now. */
export const previewDemandForecast: Handler<'previewDemandForecast'> = async (call) => {
  const { params, businessId, unit, services, now } = call
  const opening = [selectDemand(params.id, businessId)] as const
  return unit.write(opening, async (transaction, [rows], principal) => {
    const demand = requireDemand(rows, principal)
    if (demand.statusKey !== 'PENDING' && demand.statusKey !== 'FINISHED') {
      throw new Problem(409, 'DEMAND_TRANSITION_REFUSED')
    }
    const work = { transaction, principal, services, now }
    const { own } = await planStart(work, demand, selectQueue)
    return { deleveryForecast: own.to, place: own.place, cause: own.cause }
  })
}
