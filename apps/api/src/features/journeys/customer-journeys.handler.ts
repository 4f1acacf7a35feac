import type { Transaction } from '../../db/transaction.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import {
  type CustomerJourneyRow,
  changeCustomerJourney,
  customerJourneyList,
  lockCustomerJourney,
  lockStartOf,
  selectCustomerJourney,
  selectCustomerJourneys,
  selectStartedJourneys,
} from './customer-journeys.store.ts'
import {
  lockLinkable,
  relinkDemands,
  selectDemandsOfJourneys,
  titleDemands,
  unlinkOthers,
} from './journey-demands.store.ts'
import { toJourneyScope } from './journey-scope.ts'
import { shareLockTypeOf } from './journey-types.store.ts'
import { toCustomerJourney } from './journeys.wire.ts'
import { openReleasedSteps } from './open-next-step.ts'

/** The started journeys, newest first. */
export const listCustomerJourneys: Handler<'listCustomerJourneys'> = async (call) => {
  const { query, unit } = call
  const scope = await toJourneyScope(call, query.customerId)
  const [{ shown, ...rest }] = await readPage(unit, customerJourneyList, query, (start) =>
    selectCustomerJourneys(scope, start),
  )
  const [demands] = await unit.read(selectDemandsOfJourneys(shown.map(({ id }) => id)))
  return { customerJourneys: shown.map((row) => toCustomerJourney(row, demands)), ...rest }
}

/** One started journey. */
export const getCustomerJourney: Handler<'getCustomerJourney'> = async (call) => {
  const { params, unit, setVersion } = call
  const scope = await toJourneyScope(call)
  const [[row], demands] = await unit.read(
    selectCustomerJourney(params.id, scope),
    selectDemandsOfJourneys([params.id]),
  )
  if (!row) throw notFound()
  setVersion(row.version)
  return toCustomerJourney(row, demands)
}

type Linkable = ReturnType<ReturnType<typeof lockLinkable>[2]['read']>

/** Refuses demands that are not of the journey's business, or belong to another journey. */
function requireLinkable(
  found: Linkable,
  wanted: readonly string[],
  journey: CustomerJourneyRow,
): void {
  const isFree = ({ journeyTypeId, customerJourneyId }: Linkable[number]) =>
    journeyTypeId === null || customerJourneyId === journey.id
  const fits = found.every(
    (demand) =>
      demand.customerId === journey.customerId &&
      demand.businessId === journey.businessId &&
      isFree(demand),
  )
  if (!fits || found.length !== wanted.length || new Set(wanted).size !== wanted.length) {
    throw new Problem(400, 'JOURNEY_DEMAND_INVALID')
  }
}

/** Refuses a journey that the business has started already. */
async function requireUnstarted(
  transaction: Transaction,
  { businessId, customerId }: CustomerJourneyRow,
  journeyTypeId: string,
): Promise<void> {
  const scope = { businessIds: [businessId], customerId }
  const started = await transaction.run(selectStartedJourneys(scope, journeyTypeId))
  if (started.length > 0) throw new Problem(409, 'JOURNEY_STARTED')
}

/** Changes the journey type of a started journey, or its demands. */
export const updateCustomerJourney: Handler<'updateCustomerJourney'> = async (call) => {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const { id } = params
  const wanted = body.demandsIds
  const opening = [
    lockStartOf(id, body.journeyTypeId),
    lockCustomerJourney(id),
    shareLockTypeOf(id, body.journeyTypeId),
    ...lockLinkable(wanted ?? [], id),
    selectDemandsOfJourneys([id]),
  ] as const
  const written = await unit.write(opening, async (transaction, opened, principal) => {
    const { userId } = principal
    const [, [journey], [type], , , linkable, present] = opened
    if (!journey) throw notFound()
    if (body.customerId !== undefined && body.customerId !== journey.customerId) {
      throw new Problem(400, 'JOURNEY_CUSTOMER_FIXED')
    }
    const held = { ...journey, demandsIds: present.map((demand) => demand.id) }
    requireCurrent(ifMatch, held, body)
    if (!type) throw notFound()
    const { id: journeyTypeId } = type
    if (journeyTypeId !== journey.journeyTypeId) {
      await requireUnstarted(transaction, journey, journeyTypeId)
    }
    const demandsIds = wanted ?? held.demandsIds
    if (wanted) {
      requireLinkable(linkable, wanted, journey)
      transaction.defer(unlinkOthers(id, wanted))
    }
    const { customerId } = journey
    const [first, ...others] = demandsIds.map((demandId, index) => ({
      demandId,
      journeyTypeId,
      customerJourneyId: id,
      customerId,
      place: index + 1,
    }))
    if (first) transaction.defer(relinkDemands([first, ...others]))
    transaction.defer(titleDemands(demandsIds, type.title))
    const touched = [...new Set([...demandsIds, ...held.demandsIds])].map((demandId) =>
      demandTouched({ id: demandId }, userId),
    )
    const [news, ...more] = touched
    if (news) transaction.defer(leaveMessages(customerId, [news, ...more], now))
    const [after, linked] = await transaction.all(
      changeCustomerJourney(id, journeyTypeId),
      selectDemandsOfJourneys([id]),
    )
    const row = after[0] ?? journey
    const work = { transaction, principal, services, now }
    const isOpened = wanted !== undefined && (await openReleasedSteps(work, present, linked))
    const demands = isOpened ? await transaction.run(selectDemandsOfJourneys([id])) : linked
    return { row, demands }
  })
  setVersion(written.row.version)
  return toCustomerJourney(written.row, written.demands)
}
