import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../../tables/users.table.ts'

/** Whom an e-mail goes to, for jobs. */
export const selectMailReader = (id: string) =>
  toCommand(
    build
      .select({ email: users.email, name: users.name, status: users.status })
      .from(users)
      .where(eq(users.id, id)),
  )
