import { changesEmail, evaluateFirmAdminLoss, evaluateUserEdit } from '@tramite/core/users'
import type { Transaction } from '../../db/transaction.ts'
import { requireCurrent } from '../../http/if-match.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { selectCustomerOf, selectCustomerTagsOf } from '../customers/customers.store.ts'
import { askForNewEmail, requireEmailProof } from './ask-for-email.ts'
import {
  managerOf,
  requireFittingRoles,
  requireManager,
  requireUserDecision,
} from './user-access.ts'
import { announceHandOver, announceServed, announceUsers } from './user-touched.ts'
import { toUserColumns } from './user-values.ts'
import {
  changeUser,
  lockFirmAdmins,
  lockQueuesOfRenamed,
  lockUsersAndPrincipal,
  selectAdminsOf,
  toVersionedUser,
  type User,
  type UserColumns,
  type UserRow,
  userCommands,
} from './users.store.ts'

type ChangeCall = Call<'updateLoggedUser'> | Call<'updateUser'> | Call<'updateFirmUser'>

/** Refuses before a password is checked what would be refused anyway. */
async function requireEmailChange(
  call: ChangeCall,
  id: string,
  { email, ...columns }: UserColumns,
): Promise<void> {
  const [[target]] = await call.unit.read(...userCommands(id))
  if (!target) throw notFound()
  if (!changesEmail(target, call.body)) return
  // A repeat after a lost answer is not refused here: the write answers it as it did the first time.
  if (target.pendingEmail !== email) requireCurrent(call.ifMatch, target, columns)
  const manager = managerOf(await call.unit.principal())
  requireUserDecision(
    evaluateUserEdit(manager, target, call.body, call.services.firm.usersManagedBy),
  )
  await requireEmailProof(call)
}

/** Ensures that the firm keeps an admin. */
async function requireFirmAdminLeft(
  transaction: Transaction,
  body: ChangeCall['body'],
  user: UserRow,
): Promise<void> {
  if (!('firmAdmin' in body) || body.firmAdmin !== false) return
  const [, admins] = await transaction.all(lockFirmAdmins, selectAdminsOf(null))
  const others = admins.filter(({ id }) => id !== user.id).length
  requireUserDecision(evaluateFirmAdminLoss(user, body, others))
}

/**
 * Changes a user that the principal may see, if the rules allow it. A new e-mail is only requested: it takes
 * effect when it is confirmed by the link sent to it. A change of its capitalisation only is stored at once,
 * because the address stays the same.
 */
async function change(call: ChangeCall, id: string): Promise<User> {
  const { body, ifMatch, unit, services, now, setVersion } = call
  const { usersManagedBy } = services.firm
  const { email, ...columns } = toUserColumns(body, services.conventions)
  if (email !== undefined) await requireEmailChange(call, id, { email, ...columns })
  // A name is copied to demands too, which a move of their queue locks in a different order.
  const opening = [lockQueuesOfRenamed(id, columns.name), lockUsersAndPrincipal(id)] as const
  const { user, version } = await unit.write(opening, async (transaction, [, found], principal) => {
    const manager = requireManager(found, principal)
    const before = found.find((each) => each.id === id)
    if (!before) throw notFound()
    requireCurrent(ifMatch, before, columns)
    requireUserDecision(evaluateUserEdit(manager, before, body, usersManagedBy))
    requireFittingRoles(before.customerId, columns)
    await requireFirmAdminLeft(transaction, body, before)
    announceUsers(transaction, before.customerId, now)
    if (columns.name !== undefined && columns.name !== before.name) {
      // It is shown on demands and reminders.
      if (before.customerId === null) await announceServed(transaction, before, now)
      else announceHandOver(transaction, before.customerId, now)
    }
    const isAnother = changesEmail(before, { email })
    if (email !== undefined && isAnother) {
      askForNewEmail(transaction, { user: before, email, by: manager }, now)
    }
    const respelled = isAnother ? {} : { email }
    const changed = toVersionedUser(
      ...(await transaction.all(
        changeUser(before.id, { ...columns, ...respelled }),
        selectCustomerOf(before.id),
        selectCustomerTagsOf(before.id),
      )),
    )
    if (!changed) throw notFound()
    return changed
  })
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
