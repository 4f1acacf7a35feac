import { evaluateUserCreation } from '@tramite/core/users'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import {
  selectCustomer,
  selectCustomerOf,
  selectCustomerTagsOf,
} from '../customers/customers.store.ts'
import { giveFirstBusiness } from './first-business.store.ts'
import { withEmail } from './taken-email.ts'
import { managerOf, requireFittingRoles, requireUserDecision } from './user-access.ts'
import { announceUsers } from './user-touched.ts'
import { toStoredName, toUserColumns } from './user-values.ts'
import { insertUser, type NewUser, toVersionedUser, type User } from './users.store.ts'

type CreateCall = Call<'createUser'> | Call<'createFirmUser'>

function toNewUser({ body, services, now }: CreateCall, customerId: string | null): NewUser {
  return {
    phone: null,
    occupation: null,
    customerAdmin: false,
    customerSuperAdmin: false,
    ...toUserColumns(body, services.conventions),
    name: toStoredName(body.name),
    email: body.email.trim(),
    id: createId(services.clock),
    customerId,
    type: customerId === null ? 'BACKOFFICE' : 'CUSTOMER',
    createdAt: now.toISOString(),
  }
}

/** Adds a user, who is sent the link to set their password. */
async function create(
  call: CreateCall,
  customerOf: (principal: Principal) => string | null,
  businessOf: (principal: Principal) => string | null,
): Promise<User> {
  const { body, unit, services, now, setVersion } = call
  const { usersManagedBy } = services.firm
  const { user, version } = await withEmail(call, () =>
    unit.write([], async (transaction, _, principal) => {
      requireUserDecision(evaluateUserCreation(managerOf(principal), body, usersManagedBy))
      const customerId = customerOf(principal)
      const row = toNewUser(call, customerId)
      if (customerId !== null) {
        const [customer] = await transaction.run(selectCustomer(customerId))
        if (!customer) throw notFound()
      }
      requireFittingRoles(customerId, row)
      const job = { kind: 'invitation', userId: row.id, byUserId: principal.userId } as const
      transaction.defer(leaveMessage(customerId, { kind: 'job', job }, now))
      announceUsers(transaction, customerId, now)
      const created = toVersionedUser(
        ...(await transaction.all(
          insertUser(row),
          selectCustomerOf(row.id),
          selectCustomerTagsOf(row.id),
        )),
      )
      if (!created) throw notFound()
      const businessId = businessOf(principal)
      if (customerId !== null && businessId !== null) {
        transaction.defer(giveFirstBusiness({ businessId, userId: row.id, customerId }))
        transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
      }
      return created
    }),
  )
  setVersion(version)
  return user
}

/** The first business of a new user: that of the call, or the only one there is. */
function firstBusinessOf(principal: Principal, active: string | null): string | null {
  if (active !== null || principal.staff) return active
  const [first = null, ...others] = principal.businessIds
  return others.length === 0 ? first : null
}

/** Adds a user to the customer of the signed-in one. */
export const createUser: Handler<'createUser'> = (call) =>
  create(
    call,
    ({ customerId }) => customerId,
    (principal) => firstBusinessOf(principal, call.businessId),
  )

/** Adds a user to any customer, or to the firm. */
export const createFirmUser: Handler<'createFirmUser'> = (call) =>
  create(
    call,
    () => call.body.customerId,
    () => null,
  )
