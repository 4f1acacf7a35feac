import { message } from '@tramite/core/messages'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { evaluateCustomerTagRemoval, type TagRemover } from './customer-tags.rules.ts'
import {
  customerTagList,
  deleteCustomerTag,
  hasReceiptSinceTag,
  lockCustomerTag,
  selectTagPage,
} from './customer-tags.store.ts'
import { customerTouched } from './customer-touched.ts'
import { selectCustomer } from './customers.store.ts'
import { requireReachable } from './reachable-customer.ts'

/** A page of the tags of the own customer; of any for staff. */
export const listCustomerTags: Handler<'listCustomerTags'> = async ({ params, query, unit }) => {
  const [{ shown, ...rest }, customers] = await readPage(
    unit,
    customerTagList,
    query,
    (start) => [...selectTagPage(params.id, start), selectCustomer(params.id)] as const,
  )
  requireReachable(customers, await unit.principal())
  return { tags: shown, ...rest }
}

const toRemover = (principal: Principal): TagRemover =>
  principal.staff ? { kind: 'staff' } : { kind: 'customer', ...principal }

async function remove(
  call: Call<'removeCustomerTag'> | Call<'removeFirmCustomerTag'>,
): Promise<undefined> {
  const { params, unit, now } = call
  const { id, tagId } = params
  const opening = [
    selectCustomer(id),
    lockCustomerTag(id, tagId),
    hasReceiptSinceTag(id, tagId),
  ] as const
  await unit.write(opening, async (transaction, [customers, [tag], hasReceipt], principal) => {
    requireReachable(customers, principal)
    if (!tag) throw notFound()
    const decision = evaluateCustomerTagRemoval(tag, toRemover(principal), hasReceipt)
    if (!decision.allowed) {
      const text = message(`customers.refused.${decision.reason}`)
      throw new Problem(403, 'CUSTOMER_TAG_REFUSED', { message: text })
    }
    transaction.defer(deleteCustomerTag(id, tagId))
    transaction.defer(leaveMessage(id, customerTouched(id), now))
  })
  return undefined
}

/** Removes a tag from a customer, if the principal may. */
export const removeCustomerTag: Handler<'removeCustomerTag'> = remove

/** The same by the firm. */
export const removeFirmCustomerTag: Handler<'removeFirmCustomerTag'> = remove
