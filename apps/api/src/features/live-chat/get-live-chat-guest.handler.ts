import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { selectCustomerOf } from '../customers/customers.store.ts'
import { signGuest } from './sign-guest.ts'

/** The signed-in user's identity in the live chat. */
export const getLiveChatGuest: Handler<'getLiveChatGuest'> = async ({ unit, services }) => {
  const { userId, userName, email } = await unit.principal()
  const [[customer]] = await unit.read(selectCustomerOf(userId))
  if (!customer) throw notFound()
  const token = signGuest(userId, services.environment.liveChatSecret)
  return { token, name: userName, email, customFields: { customerName: customer.name } }
}
