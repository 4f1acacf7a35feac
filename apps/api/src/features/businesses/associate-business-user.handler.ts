import type { Command } from '../../db/command.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessages } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { evaluateAssociation } from './association.rules.ts'
import { associate, dissociate, selectAssociated, selectMembersIn } from './business-users.store.ts'
import { businessRefusalText } from './business-viewer.ts'
import { type Business, type BusinessRow, lockBusiness, toBusiness } from './businesses.store.ts'

type AssociationCall = Call<'associateBusinessUser'> | Call<'dissociateBusinessUser'>

async function change(
  kind: 'give' | 'take',
  { body, unit, now }: AssociationCall,
  toCommand: (business: BusinessRow) => Command,
): Promise<Business> {
  const { businessId, userId } = body
  const opening = [lockBusiness(businessId), selectAssociated(userId)] as const

  return unit.write(opening, async (transaction, [[business], [user]], principal) => {
    if (!business) throw notFound()
    const known = user ?? { id: userId, customerId: null, status: 'ACTIVE' }
    const decision = evaluateAssociation(kind, known, business, principal)
    if (!decision.allowed) {
      const text = businessRefusalText(decision.reason)
      throw new Problem(403, 'BUSINESS_ASSOCIATION_REFUSED', { message: text })
    }
    const { customerId } = business
    transaction.defer(toCommand(business))
    const reach = { kind: 'reachChanged', customerId, userIds: [userId] } as const
    transaction.defer(leaveMessages(customerId, [customerTouched(customerId), reach], now))
    const members = await transaction.run(selectMembersIn(businessId))
    return toBusiness(business, members)
  })
}

/** Gives a user of the same customer a business. */
export const associateBusinessUser: Handler<'associateBusinessUser'> = (call) => {
  const { businessId, userId } = call.body
  return change('give', call, ({ customerId }) => associate({ businessId, userId, customerId }))
}

/** Takes a business from a user. */
export const dissociateBusinessUser: Handler<'dissociateBusinessUser'> = (call) => {
  const { businessId, userId } = call.body
  return change('take', call, () => dissociate(businessId, userId))
}
