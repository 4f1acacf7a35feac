import { unauthenticated } from '../../http/bearer.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { toVersionedUser, type User, userCommands } from './users.store.ts'

async function read(call: Call<'getLoggedUser'> | Call<'getUser'>, id: string) {
  const found = toVersionedUser(...(await call.unit.read(...userCommands(id))))
  if (found) call.setVersion(found.version)
  return found?.user
}

/** The signed-in user with their customer. */
export const getLoggedUser: Handler<'getLoggedUser'> = async (call): Promise<User> => {
  const { userId } = await call.unit.principal()
  const user = await read(call, userId)
  if (!user) throw unauthenticated()
  return user
}

/** One user of the customer; any user for staff. */
export const getUser: Handler<'getUser'> = async (call): Promise<User> => {
  const user = await read(call, call.params.id)
  if (!user) throw notFound()
  return user
}
