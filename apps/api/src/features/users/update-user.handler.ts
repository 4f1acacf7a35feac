import { evaluateUserEdit } from '@tramite/core/users'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { selectCustomerOf, selectCustomerTagsOf } from '../customers/customers.store.ts'
import { withEmail } from './taken-email.ts'
import { managerOf, requireUserDecision } from './user-access.ts'
import { announceUsers } from './user-touched.ts'
import { toUserColumns } from './user-values.ts'
import { changeUser, lockUser, toVersionedUser, type User } from './users.store.ts'

type ChangeCall = Call<'updateLoggedUser'> | Call<'updateUser'> | Call<'updateFirmUser'>

/** Changes a user that the principal may see, if the rules allow it. */
async function change(call: ChangeCall, id: string): Promise<User> {
  const { body, ifMatch, unit, services, now, setVersion } = call
  const { usersManagedBy } = services.firm
  const columns = toUserColumns(body)
  const write = () =>
    unit.write([lockUser(id)], async (transaction, [[before]], principal) => {
      if (!before) throw notFound()
      requireUserDecision(evaluateUserEdit(managerOf(principal), before, columns, usersManagedBy))
      requireCurrent(ifMatch, before, columns)
      const makesAdmin = columns.customerAdmin || columns.customerSuperAdmin
      if (makesAdmin && before.customerId === null) throw new Problem(400, 'USER_ROLE_OF_CUSTOMER')
      announceUsers(transaction, before.customerId, now)
      const changed = toVersionedUser(
        ...(await transaction.all(
          changeUser(before.id, columns),
          selectCustomerOf(before.id),
          selectCustomerTagsOf(before.id),
        )),
      )
      if (!changed) throw notFound()
      return changed
    })
  const { user, version } = await (columns.email === undefined ? write() : withEmail(call, write))
  services.wakeOutbox()
  setVersion(version)
  return user
}

/** Changes the signed-in user. */
export const updateLoggedUser: Handler<'updateLoggedUser'> = async (call) =>
  change(call, (await call.unit.principal()).userId)

/** Changes a user of the customer; any user for staff. */
export const updateUser: Handler<'updateUser'> = (call) => change(call, call.params.id)

/** The same with the roles that only the firm gives. */
export const updateFirmUser: Handler<'updateFirmUser'> = (call) => change(call, call.params.id)
