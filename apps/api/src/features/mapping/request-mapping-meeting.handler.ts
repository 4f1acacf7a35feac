import { MAPPING_MEETING_TYPE } from '@tramite/core/demands'
import { evaluateMappingMeeting, evaluateMappingStart } from '@tramite/core/mapping'
import { mappingDemandMessages } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import { offerDemandNumber } from '../demands/demands.store.ts'
import { raiseDemand } from '../demands/raise-demand.ts'
import { insertMapping, selectMappingOf } from './mapping.store.ts'
import { toMapping } from './mapping.wire.ts'
import { toBusinessId } from './mapping-scope.ts'

/**
 * Requests the meeting that a mapping begins with: creates its demand, and the mapping that waits for it.
 * Once per business.
 */
export const requestMappingMeeting: Handler<'requestMappingMeeting'> = async (call) => {
  const { unit, services, now } = call
  const businessId = await toBusinessId(call)
  const opening = [offerDemandNumber(), selectMappingOf(businessId)] as const

  return unit.write(opening, async (transaction, [number, [known]], user) => {
    const principal = requireCustomer(user)
    const start = evaluateMappingStart(
      known ? { mappingDemand: known.statusKey && { statusKey: known.statusKey } } : null,
    )
    if (!start.allowed) throw new Problem(409, 'MAPPING_EXISTS')
    const access = evaluateMappingMeeting(contractInputOf(principal, services, now))
    if (!access.allowed) throw new Problem(403, toAccessProblem(access.reason))

    const work = { transaction, principal, services, now }
    const meeting = await raiseDemand(work, {
      name: mappingDemandMessages['mapping.meeting.name'],
      description: mappingDemandMessages['mapping.meeting.description'],
      demandTypeName: MAPPING_MEETING_TYPE,
      number,
      businessId,
      colleagues: [],
    })
    const [inserted] = await transaction.run(
      insertMapping({
        id: createId(services.clock),
        customerId: principal.customerId,
        businessId,
        preMeetingDemandId: meeting.id,
        createdAt: now.toISOString(),
      }),
    )
    // Somebody else requested it at the same moment.
    if (!inserted) throw new Problem(409, 'MAPPING_EXISTS')
    const [created] = await transaction.run(selectMappingOf(businessId))
    if (!created) throw new Error('The database kept no mapping')
    return toMapping(created)
  })
}
