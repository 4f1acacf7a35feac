import { build, toCommand } from '../../db/statements.ts'
import { businessUsers } from '../../tables/businesses.table.ts'

/** Gives a user who was just added the business to begin in. */
export const giveFirstBusiness = (association: typeof businessUsers.$inferInsert) =>
  toCommand(build.insert(businessUsers).values(association))
