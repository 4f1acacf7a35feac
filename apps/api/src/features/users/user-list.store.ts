import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { holdsWords } from '../../db/holds-words.ts'
import { rowCount } from '../../db/list-statements.ts'
import { byNumbers } from '../../db/number-order.ts'
import { byShape, givenFilters } from '../../db/statement-shapes.ts'
import { build, toCommand } from '../../db/statements.ts'
import { cursorText } from '../../http/cursor.ts'
import { listBy, type PageStart } from '../../http/page.ts'
import { customers } from '../../tables/customers.table.ts'
import { users } from '../../tables/users.table.ts'
import { inBusiness } from './in-business.ts'

/** Whose list it is: the principal's colleagues, or everybody for the firm. */
type Kind = 'colleagues' | 'everybody'

/** The filter of a list of people. */
export interface UserFilter {
  readonly customerId?: string
  readonly type?: 'CUSTOMER' | 'BACKOFFICE'
  readonly status?: 'ACTIVE' | 'BLOCKED'
  /** Words that must all occur in the name or the e-mail. */
  readonly text?: string
  /** Only who has access to this business. */
  readonly businessId?: string
}

const value = (name: string) => sql.placeholder(name)

const named = sql`${users.nameFolded} || ' ' || fold_text(${users.email})`

const conditions: { readonly [K in keyof Required<UserFilter>]: SQL } = {
  customerId: sql`${users.customerId} = ${value('customerId')}::uuid`,
  type: sql`${users.type} = ${value('type')}`,
  status: sql`${users.status} = ${value('status')}`,
  text: holdsWords(named, value('text')),
  businessId: inBusiness(value('businessId')),
}
const filterNames = Object.keys(conditions) as (keyof UserFilter)[]

const behind = sql`(${users.nameOrder}, ${users.id}) >
  (${byNumbers(sql`${value('afterName')}::text`)}, ${value('afterId')}::uuid)`

// Row-level security restricts a customer's user to their own colleagues; staff get the firm's people.
const ofKind: Readonly<Record<Kind, SQL>> = {
  colleagues: sql`${users.customerId} is not distinct from (select app_customer())`,
  everybody: sql`(select app_staff())`,
}

const statementsOf = byShape(
  (kind: Kind, given: readonly (keyof UserFilter | 'after')[], shape) => {
    const filters = given.filter((name) => name !== 'after').map((name) => conditions[name])
    const listed = and(ofKind[kind], ...filters)
    const page = build
      .select({
        id: users.id,
        customerId: users.customerId,
        customerName: customers.name,
        name: users.name,
        nameFolded: users.nameFolded,
        email: users.email,
        type: users.type,
        phone: users.phone,
        occupation: users.occupation,
        status: users.status,
        customerAdmin: users.customerAdmin,
        customerSuperAdmin: users.customerSuperAdmin,
        createdAt: users.createdAt,
      })
      .from(users)
      .leftJoin(customers, eq(customers.id, users.customerId))
      .where(and(listed, given.includes('after') ? behind : undefined))
      .orderBy(asc(users.nameOrder), asc(users.id))
      .limit(value('limit'))
      .offset(value('offset'))
    const count = build.select(rowCount).from(users).where(listed)
    return {
      page: page.prepare(`select_users_${shape}`),
      count: count.prepare(`count_users_${shape}`),
    }
  },
)

/** The people of a page by name, and one more when there is one; and how many there are. */
export function selectUsers(kind: Kind, filter: UserFilter, { limit, offset, after }: PageStart) {
  const given = givenFilters(filterNames, filter)
  const { page, count } = statementsOf(kind, after ? [...given, 'after'] : given)
  const [afterName, afterId] = after ?? []
  const values = { ...filter, limit: limit + 1, offset, afterName, afterId }
  return [toCommand(page, values), toCommand(count, values)] as const
}

/** A row of a list of people. */
export type ListedUser = ReturnType<ReturnType<typeof selectUsers>[0]['read']>[number]

/** People by name. */
export const userList = listBy('users', 'nameFolded', cursorText)
