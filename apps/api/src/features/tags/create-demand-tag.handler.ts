import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { lockCustomer } from '../customers/customers.store.ts'
import { evaluateTagCreation } from './tag-creation.rules.ts'
import { insertDemandTag, selectTagNames } from './tags.store.ts'

const problems = {
  nameRequired: [400, 'VALIDATION'],
  nameTooLong: [400, 'VALIDATION'],
  exists: [409, 'DEMAND_TAG_EXISTS'],
  tooMany: [409, 'DEMAND_TAGS_FULL'],
} as const

/** Creates a tag that a customer puts on its demands. */
export const createDemandTag: Handler<'createDemandTag'> = (call) => {
  const { body, unit, services, now } = call
  const { customerId } = body
  // Locked against other additions of tags.
  const opening = [lockCustomer(customerId), selectTagNames(customerId)] as const
  return unit.write(opening, async (transaction, [[customer], tags]) => {
    if (!customer) throw notFound()
    const decision = evaluateTagCreation(body.name, tags)
    if (!decision.allowed) {
      const [status, code] = problems[decision.reason]
      throw new Problem(status, code)
    }
    const id = createId(services.clock)
    const tag = { id, name: decision.name, customerId, createdAt: now.toISOString() }
    const [created] = await transaction.run(insertDemandTag(tag))
    if (!created) throw new Problem(409, 'DEMAND_TAG_EXISTS')
    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    return created
  })
}
