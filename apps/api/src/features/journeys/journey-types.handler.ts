import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { selectStartedJourneys } from './customer-journeys.store.ts'
import { selectJourneyDemands } from './journey-demands.store.ts'
import { toJourneyScope } from './journey-scope.ts'
import { journeyTypeList, selectJourneyType, selectJourneyTypes } from './journey-types.store.ts'
import { toJourneyType } from './journeys.wire.ts'

/**
 * The journeys by their place. Customers get those for their type of customer and for every type, and
 * those that they have started.
 */
export const listJourneyTypes: Handler<'listJourneyTypes'> = async (call) => {
  const { query, unit } = call
  const scope = await toJourneyScope(call, query.customerId)
  const [{ shown, ...rest }, journeys, demands] = await readPage(
    unit,
    journeyTypeList,
    query,
    (start) => [
      ...selectJourneyTypes(scope, query.customerTypeOrNull, start),
      selectStartedJourneys(scope),
      selectJourneyDemands(scope),
    ],
  )
  const begun = { journeys, demands }
  return { journeyTypes: shown.map((row) => toJourneyType(row, begun, query)), ...rest }
}

/** One journey with its content and what was started of it. */
export const getJourneyType: Handler<'getJourneyType'> = async (call) => {
  const { params, query, unit, setVersion } = call
  const scope = await toJourneyScope(call, query.customerId)
  const [[row], journeys, demands] = await unit.read(
    selectJourneyType(params.id, scope),
    selectStartedJourneys(scope, params.id),
    selectJourneyDemands(scope, params.id),
  )
  if (!row) throw notFound()
  setVersion(row.version)
  const parts = { withCustomerJourney: true, withDefaultDemands: true }
  return toJourneyType(row, { journeys, demands }, parts)
}
