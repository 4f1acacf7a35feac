import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../../tables/users.table.ts'

const byId = (id: string) =>
  build
    .select({ email: users.email, name: users.name, status: users.status })
    .from(users)
    .where(eq(users.id, id))

/** Whom an e-mail goes to, for jobs. */
export const selectMailReader = (id: string) => toCommand(byId(id))

/** The same, whose e-mail stays what it is until the transaction ends. */
export const holdMailReader = (id: string) => toCommand(byId(id).for('share'))
