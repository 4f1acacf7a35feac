import { message } from '@tramite/core/messages'
import { eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { users } from '../../tables/users.table.ts'

/** The first date stays, however often the warning is accepted. */
const markAccepted = (userId: string, now: string) =>
  toCommand(
    build
      .update(users)
      .set({
        mappingResponsibilityCheckDate: sql`coalesce(${users.mappingResponsibilityCheckDate}, ${now}::timestamptz)`,
      })
      .where(eq(users.id, userId))
      .returning({ date: users.mappingResponsibilityCheckDate }),
  )

/** The user takes the responsibility for what they fill in. */
export const acceptMappingWarning: Handler<'acceptMappingWarning'> = async (call) => {
  const { body, unit, now } = call
  return unit.write([], async (transaction, _, { userId }) => {
    if (!body.checked) {
      const text = message('tools.checkRequired')
      throw new Problem(400, 'VALIDATION', { message: text, errors: { checked: text } })
    }
    const [row] = await transaction.run(markAccepted(userId, now.toISOString()))
    if (!row?.date) throw new Error('The database kept no date')
    return { mappingResponsibilityCheckDate: row.date }
  })
}
