import type { components } from '@tramite/core/contract'
import { FIRM_ADMIN } from '@tramite/core/users'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Rows } from '../../db/command.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { emailChanges } from '../../tables/email-changes.table.ts'
import { users } from '../../tables/users.table.ts'
import { selectCustomerOf, selectCustomerTagsOf, toCustomer } from '../customers/customers.store.ts'
import { reachable } from '../visibility/reachable.ts'
import { inBusiness } from './in-business.ts'

export type User = components['schemas']['User']

const columns = {
  id: users.id,
  customerId: users.customerId,
  name: users.name,
  email: users.email,
  phone: users.phone,
  status: users.status,
  type: users.type,
  customerAdmin: users.customerAdmin,
  customerSuperAdmin: users.customerSuperAdmin,
  occupation: users.occupation,
  roles: users.roles,
  profilePhotoLink: users.profilePhotoLink,
  mappingResponsibilityCheckDate: users.mappingResponsibilityCheckDate,
  createdAt: users.createdAt,
  version: users.version,
  // Until it is confirmed it is visible only to the user, to the requester, and to the firm.
  pendingEmail: sql<string | null>`(
    select ${emailChanges.email} from ${emailChanges} where ${emailChanges.userId} = ${users.id}
      and ((select app_user()) in (${emailChanges.userId}, ${emailChanges.requestedBy}) or (select app_staff())))`,
}

/** A user as stored, without columns that only lists need, and with their unconfirmed e-mail. */
export type UserRow = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof columns, 'pendingEmail'>
> & { readonly pendingEmail: string | null }

const byId = eq(users.id, sql.placeholder('id'))
const selectOne = build.select(columns).from(users).where(byId).prepare('select_user')

const selectReachable = build
  .select(columns)
  .from(users)
  .where(and(byId, reachable(users.customerId)))
  .prepare('select_reachable_user')

const withCustomer = (selected: typeof selectOne, id: string) =>
  [toCommand(selected, { id }), selectCustomerOf(id), selectCustomerTagsOf(id)] as const

/** The commands that `toUser` needs, in its order, for a user whom the principal reaches. */
export const userCommands = (id: string) => withCustomer(selectReachable, id)

/** The same as the owner of the tables: for a user who has just authenticated. */
export const provenUserCommands = (id: string) => withCustomer(selectOne, id)

type Answer<T extends { read: (rows: Rows) => unknown }> = ReturnType<T['read']>
type Commands = ReturnType<typeof userCommands>

/** A user as the contract shows them, with their customer; the version is for the `ETag`. */
export function toVersionedUser(
  [user]: readonly UserRow[],
  [customer]: Answer<Commands[1]>,
  tags: Answer<Commands[2]>,
): { readonly user: User; readonly version: number } | undefined {
  if (!user) return undefined
  const { occupation, version, pendingEmail, ...shown } = user
  return {
    user: {
      ...shown,
      ...(pendingEmail !== null && { pendingEmail }),
      customFields: { occupation },
      Customer: customer ? toCustomer(customer, tags) : null,
    },
    version,
  }
}

/** A user as the contract shows them, with their customer. */
export const toUser = (...answers: Parameters<typeof toVersionedUser>): User | undefined =>
  toVersionedUser(...answers)?.user

const among = sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`
const locked = (which: SQL) =>
  build.select(columns).from(users).where(which).orderBy(asc(users.id)).for('update')
const lockedUsers = locked(
  sql`(${among} or ${users.id} = (select app_user())) and ${reachable(users.customerId)}`,
).prepare('lock_users')

/**
 * Users that the principal may see, and the principal, who may be about to be removed, locked against
 * other writers; in the order of their ids.
 */
export const lockUsersAndPrincipal = (...ids: readonly string[]) => toCommand(lockedUsers, { ids })

const lockedProven = locked(among).prepare('lock_proven_users')

/** The same as the owner of the tables: for the users of a link that was opened. */
export const lockProvenUsers = (...ids: readonly string[]) => toCommand(lockedProven, { ids })

const shareLockedUsers = build
  .select({ id: users.id })
  .from(users)
  .where(sql`${among} or ${users.id} = (select app_user())`)
  .orderBy(asc(users.id))
  .for('key share')
  .prepare('share_lock_users')

/**
 * Locks these users, and the principal, who may be recorded with them, against removal until the transaction
 * ends. All at once and in the order of their ids, as `lockUsersAndPrincipal` does: otherwise the two could
 * deadlock. Call it after locking queues, and before any demand or reminder, as a removal does.
 */
export const shareLockUsers = (ids: readonly string[]) => toCommand(shareLockedUsers, { ids })

type Insert = typeof users.$inferInsert
export type NewUser = Pick<Insert, 'id' | 'name' | 'email' | 'createdAt'> &
  Required<
    Pick<
      Insert,
      'customerId' | 'phone' | 'occupation' | 'type' | 'customerAdmin' | 'customerSuperAdmin'
    >
  > &
  Pick<Insert, 'roles'>

/** Adds a user. Fails for an e-mail in use: `isTaken` recognises that failure. */
export const insertUser = (user: NewUser) =>
  toCommand(build.insert(users).values(user).returning(columns))

/** The editable columns of a user. */
export type UserColumns = Partial<
  Pick<
    Insert,
    | 'name'
    | 'email'
    | 'phone'
    | 'occupation'
    | 'customerAdmin'
    | 'customerSuperAdmin'
    | 'roles'
    | 'status'
  >
>

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changeUser = (id: string, changes: UserColumns) =>
  toCommand(
    build
      .update(users)
      .set({ ...changes, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning(columns),
  )

/**
 * Locks the queues that contain a user's name, of the own customer and of those that a person of the firm
 * serves; also of a removed user. They come before users and demands: a move of a queue and the removal
 * or renaming of the user would otherwise deadlock.
 */
export const lockQueuesOf = (userId: string) =>
  sqlCommand(sql`select app_hold_queues_of(${userId}::uuid)`, () => undefined, 'lock_queues_of')

/**
 * The same for a user who is to get this name: if it is theirs already, or none is given, nothing is
 * locked.
 */
export const lockQueuesOfRenamed = (userId: string, name: string | undefined) =>
  sqlCommand(
    sql`select app_hold_queues_of(${users.id}) from ${users}
      where ${users.id} = ${userId}::uuid and ${users.name} <> ${name ?? null}::text`,
    () => undefined,
    'lock_queues_of_renamed',
  )

/** The customers whose demands are assigned to a person of the firm. */
export const selectCustomersServedBy = (userId: string) =>
  sqlCommand(
    sql`select distinct ${demands.customerId} from ${demands}
      where ${demands.backofficeUserId} = ${userId}`,
    ({ rows }) => rows.map(([customerId]) => customerId as string),
  )

const active = eq(users.status, 'ACTIVE')

/**
 * Serialises transactions that remove the role of a firm admin: the last two could otherwise step down at
 * the same moment. Once it is held no further row may be waited for.
 */
export const lockFirmAdmins = sqlCommand(
  sql`select pg_advisory_xact_lock(hashtextextended('firm admins', 0))`,
  () => undefined,
  'lock_firm_admins',
)
const memberIds = build
  .select({ id: users.id })
  .from(users)
  .where(and(inBusiness(sql.placeholder('businessId')), active, among))
  .prepare('select_member_ids')

/** Those of some ids that are active users with access to a business: who can be chosen for its demands. */
export const selectMemberIds = (businessId: string, ids: readonly string[]) =>
  toCommand(memberIds, { businessId, ids })

const idsOf = build
  .select({ id: users.id })
  .from(users)
  .where(and(eq(users.customerId, sql.placeholder('customerId')), active, among))
  .prepare('select_user_ids_of')

/** Those of some ids that are active users of a customer. */
export const selectUserIdsOf = (customerId: string, ids: readonly string[]) =>
  toCommand(idsOf, { customerId, ids })

/** Which customer some users belong to, as far as row-level security shows them. */
export const selectPeople = (ids: readonly string[]) =>
  toCommand(
    build
      .select({ id: users.id, type: users.type, customerId: users.customerId })
      .from(users)
      .where(inArray(users.id, [...ids])),
  )

/** A person of the firm by id. */
export const selectStaff = (id: string) =>
  toCommand(
    build
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.id, id), eq(users.type, 'BACKOFFICE'), isNull(users.customerId), active)),
  )

/** The active admins and super admins of a customer; of the firm's people, its admins. */
export const selectAdminsOf = (customerId: string | null) =>
  toCommand(
    build
      .select({ id: users.id, customerSuperAdmin: users.customerSuperAdmin })
      .from(users)
      .where(
        and(
          active,
          sql`${users.customerId} is not distinct from ${customerId}::uuid`,
          sql`(${users.customerAdmin} or ${users.customerSuperAdmin} or ${FIRM_ADMIN} = any(${users.roles}))`,
        ),
      ),
  )
