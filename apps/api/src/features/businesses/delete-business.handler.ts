import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { lockCustomerOfBusiness } from '../customers/customers.store.ts'
import { releaseFiles } from '../files/files.store.ts'
import { evaluateBusinessDeletion } from './business-deletion.rules.ts'
import { selectBusinessUse } from './business-users.store.ts'
import { businessRefusalText, toBusinessViewer } from './business-viewer.ts'
import { lockEndingBusiness, removeBusiness } from './businesses.store.ts'

/** Deletes an empty business. */
export const deleteBusiness: Handler<'deleteBusiness'> = async (call) => {
  const { params, ifMatch, unit, now } = call
  const { id } = params
  // A demand being created now waits for the lock, or is counted.
  const opening = [
    lockCustomerOfBusiness(id),
    lockEndingBusiness(id),
    selectBusinessUse(id),
  ] as const

  await unit.write(opening, async (transaction, [[customer], [business], use], principal) => {
    if (!customer || !business) throw notFound()
    requireCurrent(ifMatch, business, {})
    const decision = evaluateBusinessDeletion(use, toBusinessViewer(principal))
    if (!decision.allowed) {
      throw new Problem(409, 'BUSINESS_IN_USE', { message: businessRefusalText(decision.reason) })
    }
    transaction.defer(removeBusiness(id))
    if (business.logo) transaction.defer(releaseFiles([business.logo], now))
    transaction.defer(leaveMessage(customer.id, customerTouched(customer.id), now))
  })
  return undefined
}
