import { MAPPING_TYPE } from '@tramite/core/demands'
import { evaluateMappingBegin } from '@tramite/core/mapping'
import { mappingDemandMessages } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Work } from '../../http/work.ts'
import { demandCreatedNotice } from '../../outbox/demand-notices.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import type { DetailRow } from '../demands/demand-columns.ts'
import { insertDemandRows, type NewDemandRow, nextDemandNumber } from '../demands/demands.store.ts'
import { authoredBySystem } from '../items/item-author.ts'
import { insertItem } from '../items/items.store.ts'
import { lockMapping, setMappingDemand } from './mapping.store.ts'

/** The mapping demand: for the participants of the meeting, assigned to the person who held it. */
function toMappingDemand(
  { principal, services, now }: Work,
  meeting: DetailRow,
  { number, statusKey }: Pick<NewDemandRow, 'number' | 'statusKey'>,
): NewDemandRow & { readonly id: string } {
  const at = now.toISOString()
  const { customerId, businessId, creatorName, following, privateUsers } = meeting
  return {
    name: mappingDemandMessages['mapping.demand.name'],
    description: mappingDemandMessages['mapping.demand.description'],
    id: createId(services.clock),
    number,
    customerId,
    businessId,
    userId: meeting.userId,
    creatorName,
    statusKey,
    statusChangedAt: at,
    private: meeting.private,
    privateUsers,
    following,
    visualized: [principal.userId],
    demandTypeName: MAPPING_TYPE,
    backofficeUserId: meeting.backofficeUserId,
    backofficeUserName: meeting.backofficeUserName,
    lastBackofficeAction: at,
    createdAt: at,
    updatedAt: at,
  }
}

/**
 * Starts a mapping whose meeting was held: its demand waits for the customer, who fills it in. Once, even
 * if the meeting is delivered again.
 */
export async function beginMapping(
  work: Work,
  mappingId: string,
  meeting: DetailRow,
): Promise<void> {
  const { transaction, principal, services, now } = work
  const [, [mapping], number] = await transaction.all(
    ...lockMapping({ id: mappingId }),
    nextDemandNumber(),
  )
  if (!mapping) return
  const decision = evaluateMappingBegin(mapping)
  if (!decision.allowed) return
  const { statusKey } = decision
  const demand = toMappingDemand(work, meeting, { number, statusKey })
  const { id, customerId } = demand
  transaction.defer(insertDemandRows([demand]))
  transaction.defer(setMappingDemand(mappingId, id))
  transaction.defer(
    insertItem(
      { id, customerId },
      {
        ...authoredBySystem(services.clock, now),
        type: 'TEMPLATED_MESSAGE',
        template: { template: mappingDemandMessages['mapping.item.begun'], parameters: {} },
      },
    ),
  )
  const notice = demandCreatedNotice({ id, userId: principal.userId })
  transaction.defer(leaveMessage(customerId, notice, now))
}
