import { unauthenticated } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { toUser, userCommands } from './users.store.ts'

/** The signed-in user with their customer. */
export const getLoggedUser: Handler<'getLoggedUser'> = async ({ unit }) => {
  const { userId } = await unit.principal()
  const user = toUser(...(await unit.read(...userCommands(userId))))
  if (!user) throw unauthenticated()
  return user
}
