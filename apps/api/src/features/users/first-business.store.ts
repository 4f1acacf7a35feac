import { build, toCommand } from '../../db/statements.ts'
import { businessUsers } from '../../tables/businesses.table.ts'

/** Assigns a new user their first business. */
export const giveFirstBusiness = (association: typeof businessUsers.$inferInsert) =>
  toCommand(build.insert(businessUsers).values(association))
