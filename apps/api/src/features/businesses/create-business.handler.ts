import { message } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { lockCustomer } from '../customers/customers.store.ts'
import { requireRegistration } from '../customers/registration-faults.ts'
import { toTrimmed } from '../customers/trimmed.ts'
import { keepFiles } from '../files/attach.ts'
import { takeLogo } from './business-logo.ts'
import { associate, selectMembersIn } from './business-users.store.ts'
import { insertBusiness, toBusiness } from './businesses.store.ts'

function invalidField(field: string, text: string): Problem {
  return new Problem(400, 'VALIDATION', { message: text, errors: { [field]: text } })
}

/** The customer that will own the business: the user's own, or the one that staff name. */
function requireOwner(
  { customerId }: Call<'createBusiness'>['body'],
  principal: Principal,
): string {
  if (principal.staff) {
    if (customerId !== undefined) return customerId
    throw invalidField('customerId', message('fields.required', { label: 'customerId' }))
  }
  if (customerId !== undefined) throw new Problem(403, 'STAFF_ONLY')
  return principal.customerId
}

/** Creates a business; its creator, unless of the firm, is associated with it. */
export const createBusiness: Handler<'createBusiness'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const { clock } = services
  const { customerId: _, ...fields } = toTrimmed(body)
  const logo = await keepFiles(call, [fields.logo])

  const created = await unit.write([], async (transaction, _opened, principal) => {
    const customerId = requireOwner(body, principal)
    const [customer] = await transaction.run(lockCustomer(customerId))
    if (!customer) throw invalidField('customerId', message('fields.invalidId'))
    const draft = { personType: customer.personType, ...fields }
    requireRegistration(draft, services)

    const bindLogo = await takeLogo(transaction, logo, customerId, clock)
    const createdAt = now.toISOString()
    const [row] = await transaction.run(
      insertBusiness({ ...draft, id: createId(clock), customerId, createdAt }),
    )
    if (!row) throw new Error('The database kept no business')
    for (const command of bindLogo) transaction.defer(command)
    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    if (principal.staff) return toBusiness(row, [])
    const { userId } = principal
    const [, members] = await transaction.all(
      associate({ businessId: row.id, userId, customerId }),
      selectMembersIn(row.id),
    )
    return toBusiness(row, members)
  })
  setVersion(1)
  return created
}
