import { MAPPING_MEETING_TYPE } from '@tramite/core/demands'
import { createId } from '../../db/ids.ts'
import type { Work } from '../../http/work.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import type { DemandChangeEvent } from '../demands/demand-events.ts'
import { beginMapping } from './begin-mapping.ts'
import { completeMapping } from './complete-mapping.ts'
import { insertMapping, selectMappingOfDemand } from './mapping.store.ts'

/** A meeting that the firm arranged itself starts the mapping of a business that has none. */
async function adoptMeeting(
  { transaction, services, now }: Work,
  { id, customerId, businessId }: DetailRow,
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
  work: Work,
  { before, after }: DemandChangeEvent,
): Promise<void> {
  const isMeeting = after.demandTypeName === MAPPING_MEETING_TYPE
  if (isMeeting && before.demandTypeName !== MAPPING_MEETING_TYPE) {
    await adoptMeeting(work, after)
  }
  if (after.statusKey === before.statusKey || after.statusKey !== 'FINISHED') return
  const [mapping] = await work.transaction.run(selectMappingOfDemand(after.id))
  if (!mapping) return
  const advance = mapping.preMeetingDemandId === after.id ? beginMapping : completeMapping
  await advance(work, mapping.id, after)
}
