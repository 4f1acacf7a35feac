import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../../tables/users.table.ts'

const byId = (id: string) =>
  build
    .select({ email: users.email, name: users.name, status: users.status, type: users.type })
    .from(users)
    .where(eq(users.id, id))

/** The recipient of an e-mail, for jobs. */
export const selectMailReader = (id: string) => toCommand(byId(id))

/** The same, locked so that the e-mail stays the same until the transaction ends. */
export const shareLockMailReader = (id: string) => toCommand(byId(id).for('share'))

/** The same, locked against those who share the lock, too. */
export const lockMailReader = (id: string) => toCommand(byId(id).for('no key update'))
