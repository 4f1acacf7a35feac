import { evaluateAccess } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { MAPPING_MEETING_TYPE } from '@tramite/core/demands'
import { evaluateMappingStart, mappingDemandTexts } from '@tramite/core/mapping'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import { offerDemandNumber } from '../demands/demands.store.ts'
import { raiseDemand } from '../demands/raise-demand.ts'
import { insertMapping, selectMappingOf } from './mapping.store.ts'
import { toMapping } from './mapping.wire.ts'
import { toBusinessId } from './mapping-scope.ts'

/** Who pays late raises no demand; a contract that has the tool needs no other right. */
function requirePaid(
  principal: CustomerPrincipal,
  { services, now }: Pick<Call<'requestMappingMeeting'>, 'services' | 'now'>,
): void {
  const { conventions } = services
  const { demandCreation } = evaluateAccess({
    customer: principal.contract,
    user: principal,
    today: civilDateOf(now, conventions.timeZone),
    conventions,
  })
  if (demandCreation.allowed || demandCreation.reason !== 'paymentOverdue') return
  throw new Problem(403, toAccessProblem('paymentOverdue'))
}

/**
 * Asks for the meeting that a mapping begins with: its demand, and the mapping that waits for it.
 * Once for a business.
 */
export const requestMappingMeeting: Handler<'requestMappingMeeting'> = async (call) => {
  const { unit, services, now } = call
  const businessId = await toBusinessId(call)
  const opening = [offerDemandNumber(), selectMappingOf(businessId)] as const

  const mapping = await unit.write(opening, async (transaction, [number, [known]], user) => {
    const principal = requireCustomer(user)
    const start = evaluateMappingStart(
      known ? { mappingDemand: known.statusKey && { statusKey: known.statusKey } } : null,
    )
    if (!start.allowed) throw new Problem(409, 'MAPPING_EXISTS')
    requirePaid(principal, call)

    const draft = {
      ...mappingDemandTexts.meeting,
      demandTypeName: MAPPING_MEETING_TYPE,
      colleagues: [],
    }
    const meeting = await raiseDemand(call, transaction, principal, number, draft)
    const [inserted] = await transaction.run(
      insertMapping({
        id: createId(services.clock),
        customerId: principal.customerId,
        businessId,
        preMeetingDemandId: meeting.id,
        createdAt: now.toISOString(),
      }),
    )
    // Somebody else asked at the same moment.
    if (!inserted) throw new Problem(409, 'MAPPING_EXISTS')
    const [created] = await transaction.run(selectMappingOf(businessId))
    if (!created) throw new Error('The database kept no mapping')
    return toMapping(created)
  })
  services.wakeOutbox()
  return mapping
}
