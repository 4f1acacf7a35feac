import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { businesses, businessUsers } from '../../tables/businesses.table.ts'
import { users } from '../../tables/users.table.ts'

const byName = [asc(users.nameOrder), asc(users.id)] as const

const member = {
  businessId: businessUsers.businessId,
  id: users.id,
  name: users.name,
  email: users.email,
}
const memberOf = (condition: SQL) =>
  and(eq(users.customerId, businessUsers.customerId), eq(users.status, 'ACTIVE'), condition)

const membersWhere = (condition: SQL) =>
  build
    .select(member)
    .from(businessUsers)
    .innerJoin(users, eq(users.id, businessUsers.userId))
    .where(memberOf(condition))
    .orderBy(...byName)

const ofOwn = sql`${businessUsers.customerId} = (select app_customer())`
const ownMembers = membersWhere(ofOwn).prepare('select_business_members')

const placed = build
  .select({
    ...member,
    place: sql<number>`row_number() over (partition by ${businessUsers.businessId}
      order by ${users.nameOrder}, ${users.id})::int`.as('place'),
    total: sql<number>`count(*) over (partition by ${businessUsers.businessId})::int`.as('total'),
  })
  .from(businessUsers)
  .innerJoin(users, eq(users.id, businessUsers.userId))
  .where(memberOf(ofOwn))
  .as('placed')
const firstMembers = build
  .select({
    businessId: placed.businessId,
    id: placed.id,
    name: placed.name,
    email: placed.email,
    total: placed.total,
  })
  .from(placed)
  .where(lte(placed.place, sql.placeholder('limit')))
  .orderBy(placed.place)
  .prepare('select_first_business_members')

/** Who is associated with which business of the principal's customer, by name. */
export const selectMembers = () => toCommand(ownMembers)

/** The first of them in each business, each with how many there are in the business. */
export const selectFirstMembers = (limit: number) => toCommand(firstMembers, { limit })

/** Who is associated with which business of a customer, by name. */
export const selectMembersOf = (customerId: string) =>
  toCommand(membersWhere(sql`${businessUsers.customerId} = ${customerId}`))

/** Who is associated with a business, by name. */
export const selectMembersIn = (businessId: string) =>
  toCommand(membersWhere(sql`${businessUsers.businessId} = ${businessId}`))

/** The same of the default business of a customer. */
export const selectMembersInDefault = (customerId: string) =>
  toCommand(
    membersWhere(
      sql`${businessUsers.businessId} = (select ${businesses.id} from ${businesses}
        where ${businesses.customerId} = ${customerId}
        order by ${businesses.createdAt}, ${businesses.id} limit 1)`,
    ),
  )

/** The user whose association changes, of a customer that the principal reaches. */
export const selectAssociated = (userId: string) =>
  toCommand(
    build
      .select({ id: users.id, customerId: users.customerId, status: users.status })
      .from(users)
      .where(eq(users.id, userId)),
  )

/** Gives a user a business; no effect if they have it already. */
export const associate = (association: typeof businessUsers.$inferInsert) =>
  toCommand(build.insert(businessUsers).values(association).onConflictDoNothing())

/** Takes a business from a user. */
export const dissociate = (businessId: string, userId: string) =>
  toCommand(
    build
      .delete(businessUsers)
      .where(and(eq(businessUsers.businessId, businessId), eq(businessUsers.userId, userId))),
  )

/** What would be deleted with a business, including what the principal cannot see. */
export const selectBusinessUse = (businessId: string) =>
  sqlCommand(
    sql`select u.has_demands, u.has_documents, not exists (select from ${businesses} other
        where other.customer_id = b.customer_id and other.id <> b.id)
      from ${businesses} b, app_business_use(b.id) u where b.id = ${businessId}`,
    ({ rows: [row] }) => ({
      hasDemands: row?.[0] === true,
      hasDocuments: row?.[1] === true,
      isLast: row?.[2] === true,
    }),
  )
