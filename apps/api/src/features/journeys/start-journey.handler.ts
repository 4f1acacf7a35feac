import { evaluateAccess } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { evaluateJourneyStart } from '@tramite/core/journeys'
import type { ProblemCode } from '@tramite/core/messages'
import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireBusiness } from '../../http/require-caller.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import type { OutboxMessage } from '../../outbox/outbox-message.ts'
import { lockStart, selectStartedJourneys, selectStarter } from './customer-journeys.store.ts'
import { selectJourneyDemands } from './journey-demands.store.ts'
import { selectTypeToStart } from './journey-types.store.ts'
import { toJourneyType } from './journeys.wire.ts'
import { raiseJourney } from './raise-journey.ts'

type StartCall = Call<'createCustomerJourney'>

const refusals = {
  started: 'JOURNEY_STARTED',
  preparing: 'JOURNEY_PREPARING',
  withdrawn: 'JOURNEY_WITHDRAWN',
} as const satisfies Record<string, ProblemCode>

interface Starter {
  readonly businessId: string
  readonly userId: string
}

/** In which business and for whom a journey is started: users for themselves, staff as they specify. */
function toStarter(principal: Principal, call: StartCall): Starter {
  const { body: asked } = call
  const businessId = asked.businessId ?? call.businessId
  if (principal.staff) {
    if (businessId === null || asked.userId === undefined) {
      throw new Problem(400, 'JOURNEY_STARTER_INVALID')
    }
    return { businessId, userId: asked.userId }
  }
  if (asked.customerId !== principal.customerId) throw notFound()
  const { userId } = principal
  if (asked.userId !== undefined && asked.userId !== userId) throw new Problem(403, 'STAFF_ONLY')
  if (businessId !== null && !principal.businessIds.includes(businessId)) {
    throw new Problem(403, 'BUSINESS_FORBIDDEN')
  }
  return { businessId: requireBusiness(principal, businessId), userId }
}

/** The contract's access for a user; staff are not limited by any. */
const accessOf = (principal: Principal, { services: { conventions }, now }: StartCall) =>
  evaluateAccess({
    customer: principal.staff ? null : principal.contract,
    user: principal.staff ? { customerAdmin: false, customerSuperAdmin: false } : principal,
    today: civilDateOf(now, conventions.timeZone),
    conventions,
  })

/** The notifications to send: open pages of the demands, and the user if staff started it. */
function toNews(
  demands: readonly { readonly id: string }[],
  type: { readonly id: string; readonly title: string },
  { authorId, userId }: { readonly authorId: string; readonly userId: string },
): OutboxMessage[] {
  const touched = demands.map((demand) => demandTouched(demand, authorId))
  if (authorId === userId) return touched
  const notification = {
    type: 'JOURNEY' as const,
    title: message('journeys.started'),
    description: type.title,
    link: `/journeys/${type.id}`,
  }
  return [...touched, { kind: 'peopleNotified', userIds: [userId], notification }]
}

/**
 * Starts a journey in a business: creates its demands, all of them or none. Once per business, however
 * many requests there are at the same time.
 */
export const createCustomerJourney: Handler<'createCustomerJourney'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const { journeyTypeId, customerId } = body
  const { businessId, userId } = toStarter(await unit.principal(), call)
  const scope = { businessIds: [businessId], customerId }
  const opening = [
    lockStart(businessId, journeyTypeId),
    selectTypeToStart(journeyTypeId, scope),
    selectStartedJourneys(scope, journeyTypeId),
    selectJourneyDemands(scope, journeyTypeId),
    selectStarter({ customerId, businessId, userId }),
  ] as const

  const started = await unit.write(
    opening,
    async (transaction, [, [type], journeys, demands, [starter]], principal) => {
      if (!type) throw notFound()
      if (!starter) throw new Problem(400, 'JOURNEY_STARTER_INVALID')
      const journey = toJourneyType(type, { journeys, demands }, { withCustomerJourney: true })
      const viewer = { kind: principal.staff ? 'staff' : 'customer' } as const
      const decision = evaluateJourneyStart(journey, viewer, accessOf(principal, call))
      if (!decision.allowed) {
        const { reason } = decision
        throw reason === 'access'
          ? new Problem(403, 'FORBIDDEN')
          : new Problem(409, refusals[reason])
      }
      const work = { transaction, principal, services, now }
      const made = raiseJourney(work, type, { ...starter, customerId, businessId })
      const people = { authorId: principal.userId, userId }
      const [first, ...others] = toNews(made.demands, type, people)
      if (first) transaction.defer(leaveMessages(customerId, [first, ...others], now))
      return made
    },
  )
  setVersion(1)
  return started
}
