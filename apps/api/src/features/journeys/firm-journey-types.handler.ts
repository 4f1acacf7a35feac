import { createId } from '../../db/ids.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { createVersioned } from '../../http/versioned-rows.ts'
import { announceReach } from '../../outbox/announce-reach.ts'
import { demandTouched } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { Clock } from '../../ports/clock.ts'
import type { DefaultDemand } from '../../tables/journeys.table.ts'
import {
  linkDemands,
  lockLinkable,
  titleDemands,
  unlinkPreDemand,
} from './journey-demands.store.ts'
import {
  announceJourney,
  changeJourneyType,
  insertJourneyType,
  type JourneyTypeColumns,
  lockJourneyType,
  retitleDemands,
  selectNextPlace,
} from './journey-types.store.ts'
import { type JourneyType, toJourneyDemand, toJourneyType } from './journeys.wire.ts'

type Changes = Partial<
  Pick<JourneyType, 'title' | 'description' | 'index' | 'customerType' | 'active'>
> & {
  readonly defaultDemands?: readonly (Omit<DefaultDemand, 'id'> & { readonly id?: string })[]
}

const whole = { withCustomerJourney: true, withDefaultDemands: true }
const nothingBegun = { journeys: [], demands: [] }

/**
 * The demands of a journey with their ids; new ones get one.
 * @throws Problem 400 for an id that is not of the journey, and for a duplicate
 */
function toDefaultDemands(
  given: NonNullable<Changes['defaultDemands']>,
  before: readonly DefaultDemand[],
  clock: Clock,
): DefaultDemand[] {
  const free = new Set(before.map(({ id }) => id))
  return given.map(({ id, title, description }) => {
    if (id !== undefined && !free.delete(id)) throw new Problem(400, 'JOURNEY_STEP_UNKNOWN')
    return { id: id ?? createId(clock), title: title.trim(), description: description.trim() }
  })
}

function toColumns(given: Changes): JourneyTypeColumns {
  const { title, description, index, customerType, active } = given
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(index !== undefined && { place: index }),
    ...(customerType !== undefined && { customerType: customerType?.trim() ?? null }),
    ...(active !== undefined && { active }),
  }
}

/** Adds a journey; after the others if no place is given. */
export const createJourneyType: Handler<'createJourneyType'> = (call) => {
  const { body, services, now } = call
  const at = now.toISOString()
  return createVersioned(call, {
    opening: [selectNextPlace()],
    insert: ([place]) =>
      insertJourneyType({
        place,
        ...toColumns(body),
        id: createId(services.clock),
        title: body.title.trim(),
        description: body.description.trim(),
        defaultDemands: toDefaultDemands(body.defaultDemands, [], services.clock),
        createdAt: at,
        updatedAt: at,
      }),
    toAnswer: (row) => toJourneyType(row, nothingBegun, whole),
    beside: (row) => [announceJourney(now, row)],
  })
}

/** Changes a journey. Already started ones keep their demands, which get its new title. */
export const updateJourneyType: Handler<'updateJourneyType'> = async (call) => {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const opening = [lockJourneyType(params.id)] as const
  const row = await unit.write(opening, async (transaction, [[before]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, { ...before, index: before.place }, body)
    const { defaultDemands } = body
    const columns = {
      ...toColumns(body),
      ...(defaultDemands && {
        defaultDemands: toDefaultDemands(defaultDemands, before.defaultDemands, services.clock),
      }),
    }
    const [after = before] = await transaction.run(changeJourneyType(params.id, columns, now))
    transaction.defer(announceJourney(now, after, before))
    if (after.title !== before.title) {
      const [, , titled] = await transaction.all(...retitleDemands(after.id, after.title))
      const customerIds = titled.map(({ customerId }) => customerId)
      announceReach(transaction, customerIds, now)
    }
    return after
  })
  setVersion(row.version)
  return toJourneyType(row, nothingBegun, whole)
}

/** Marks a demand as preparing a journey, which then is in progress for its business. */
export const linkPreJourneyDemand: Handler<'linkPreJourneyDemand'> = async (call) => {
  const { params, body, unit, now } = call
  const opening = [lockJourneyType(params.id), ...lockLinkable([body.demandId])] as const
  return unit.write(opening, async (transaction, [[type], , , [found]], { userId }) => {
    if (!type || !found) throw notFound()
    if (found.journeyTypeId !== null) throw new Problem(409, 'JOURNEY_DEMAND_TAKEN')
    const link = {
      demandId: found.id,
      journeyTypeId: type.id,
      customerJourneyId: null,
      customerId: found.customerId,
      place: 0,
    }
    transaction.defer(linkDemands([link]))
    transaction.defer(titleDemands([found.id], type.title))
    transaction.defer(leaveMessage(found.customerId, demandTouched(found, userId), now))
    return toJourneyDemand(found)
  })
}

/** Unmarks a demand as preparing a journey. */
export const unlinkPreJourneyDemand: Handler<'unlinkPreJourneyDemand'> = async (call) => {
  const { params, unit, now } = call
  await unit.write(
    lockLinkable([params.demandId]),
    async (transaction, [, , [demand]], { userId }) => {
      const wasLinked = await transaction.run(unlinkPreDemand(params.id, params.demandId))
      if (!wasLinked || !demand) throw notFound()
      transaction.defer(leaveMessage(demand.customerId, demandTouched(demand, userId), now))
    },
  )
  return undefined
}
