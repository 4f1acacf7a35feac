import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { putCustomerTag } from './customer-tags.store.ts'
import { customerTouched } from './customer-touched.ts'
import { lockCustomer } from './customers.store.ts'

/** Puts a tag on a customer, such as 'Inadimplente'. */
export const addFirmCustomerTag: Handler<'addFirmCustomerTag'> = async (call) => {
  const { params, body, unit, services, now } = call
  const { id: customerId } = params
  return unit.write([lockCustomer(customerId)], async (transaction, [[customer]]) => {
    if (!customer) throw notFound()
    const id = createId(services.clock)
    const createdAt = now.toISOString()
    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    const [kept] = await transaction.run(
      putCustomerTag({ id, customerId, name: body.name.trim(), createdAt }),
    )
    if (!kept) throw new Error('The database kept no tag')
    return kept
  })
}
