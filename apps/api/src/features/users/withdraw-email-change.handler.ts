import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { removeEmailChange } from './email-changes.store.ts'
import { announceUsers } from './user-touched.ts'
import { lockUsersAndPrincipal } from './users.store.ts'

/**
 * Withdraws the requested e-mail of a user, by anybody who is shown the request; its links become invalid. If
 * a different e-mail was requested since, that request stays.
 */
export const withdrawEmailChange: Handler<'withdrawEmailChange'> = async (call) => {
  const { params, body, unit, now } = call
  await unit.write([lockUsersAndPrincipal(params.id)], async (transaction, [found]) => {
    const target = found.find(({ id }) => id === params.id)
    if (!target || target.pendingEmail !== body.email) throw notFound()
    transaction.defer(removeEmailChange(target.id, body.email))
    announceUsers(transaction, target.customerId, now)
  })
  return undefined
}
