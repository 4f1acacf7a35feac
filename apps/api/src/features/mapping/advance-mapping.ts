import { MAPPING_MEETING_TYPE } from '@tramite/core/demands'
import { createId } from '../../db/ids.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Call, OperationId } from '../../http/operation.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import type { DemandChangeEvent } from '../demands/demand-events.ts'
import { beginMapping } from './begin-mapping.ts'
import { completeMapping } from './complete-mapping.ts'
import { insertMapping, selectMappingOfDemand } from './mapping.store.ts'

type EffectCall = Pick<Call<OperationId>, 'services' | 'now'>

/** A meeting that the firm arranged itself starts the mapping of a business that has none. */
async function adoptMeeting(
  transaction: Transaction,
  { id, customerId, businessId }: DetailRow,
  { services, now }: EffectCall,
): Promise<void> {
  const createdAt = now.toISOString()
  const mappingId = createId(services.clock)
  const mapping = { id: mappingId, customerId, businessId, preMeetingDemandId: id, createdAt }
  await transaction.run(insertMapping(mapping))
}

/**
 * The effects of a demand's change on a mapping, whoever makes it and through whichever call: a new
 * meeting adds a waiting mapping if the business has none, a held meeting starts it, the end of its own
 * demand completes it.
 */
export async function advanceMapping(
  { principal, before, after }: DemandChangeEvent,
  transaction: Transaction,
  call: EffectCall,
): Promise<void> {
  const isMeeting = after.demandTypeName === MAPPING_MEETING_TYPE
  if (isMeeting && before.demandTypeName !== MAPPING_MEETING_TYPE) {
    await adoptMeeting(transaction, after, call)
  }
  if (after.statusKey === before.statusKey || after.statusKey !== 'FINISHED') return
  const [mapping] = await transaction.run(selectMappingOfDemand(after.id))
  if (!mapping) return
  const advance = mapping.preMeetingDemandId === after.id ? beginMapping : completeMapping
  await advance(transaction, principal, mapping.id, after, call)
}
