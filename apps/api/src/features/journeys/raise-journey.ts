import { createId } from '../../db/ids.ts'
import type { Work } from '../../http/work.ts'
import { insertDemands, type NewJourneyDemand } from '../demands/demands.store.ts'
import { insertCustomerJourney } from './customer-journeys.store.ts'
import { linkDemands } from './journey-demands.store.ts'
import { toBeginningStatus } from './journey-steps.rules.ts'
import { currentTitle, type TypeToStart } from './journey-types.store.ts'
import { type CustomerJourney, toJourneyDemand } from './journeys.wire.ts'

/** The owner of a started journey. */
interface JourneyPlace {
  readonly customerId: string
  readonly businessId: string
  /** The user for whom its demands are created. */
  readonly userId: string
  readonly userName: string
}

/** The demands of a journey, in the order of its steps and of their numbers. */
function toNewDemands(
  { principal, services, now }: Work,
  { id, defaultDemands, numbers }: TypeToStart,
  { customerId, businessId, userId, userName }: JourneyPlace,
): NewJourneyDemand[] {
  return defaultDemands.map((step, index) => {
    const number = numbers[index]
    if (number === undefined) throw new Error('The database gave a step no number')
    return {
      id: createId(services.clock),
      number,
      customerId,
      businessId,
      userId,
      creatorName: userName,
      name: step.title,
      description: step.description,
      priority: false,
      private: false,
      privateUsers: [],
      // Whoever starts the journey has read them.
      visualized: [principal.userId],
      following: [userId],
      demandTypeName: null,
      journeyTitle: currentTitle(id),
      statusKey: toBeginningStatus(index),
      attachments: [],
      now: now.toISOString(),
    }
  })
}

/**
 * Writes a started journey and its demands in the transaction, in a fixed number of statements.
 * @returns the journey as it will be, its first demand first
 */
export function raiseJourney(work: Work, type: TypeToStart, place: JourneyPlace): CustomerJourney {
  const { transaction, services, now } = work
  const { customerId, businessId } = place
  const createdAt = now.toISOString()
  const journey = {
    id: createId(services.clock),
    journeyTypeId: type.id,
    customerId,
    businessId,
    createdAt,
  }
  const demands = toNewDemands(work, type, place)
  const links = demands.map(({ id: demandId }, index) => ({
    demandId,
    journeyTypeId: type.id,
    customerJourneyId: journey.id,
    customerId,
    place: index + 1,
  }))
  // Locks the type by its reference: a renaming either precedes the demands, or waits for them.
  transaction.defer(insertCustomerJourney(journey))
  const [first, ...others] = links
  if (first) {
    transaction.defer(insertDemands(demands))
    transaction.defer(linkDemands([first, ...others]))
  }
  return {
    ...journey,
    demands: demands.map((demand) =>
      toJourneyDemand({ ...demand, deleveryForecast: null, finishedAt: null }),
    ),
  }
}
