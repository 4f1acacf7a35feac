import { sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { selectCustomerPrincipals } from '../../db/principals.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { calendarAddresses } from '../../tables/calendar-addresses.table.ts'

const own = sql`${calendarAddresses.userId} = (select app_user())`

/** When the principal's address was created; nothing if there is none. */
export const selectAddress = () =>
  toCommand(
    build.select({ createdAt: calendarAddresses.createdAt }).from(calendarAddresses).where(own),
  )

/**
 * Makes an address of the principal in place of the one before.
 * @returns whether the session is alive, without which there is none
 */
export const makeAddress = (sessionId: string, tokenHash: string, createdAt: string) =>
  sqlCommand(
    sql`select app_make_calendar_address(${sessionId}::uuid, ${tokenHash}, ${createdAt}::timestamptz)`,
    ({ rows }) => rows[0]?.[0] === true,
    'make_calendar_address',
  )

/** Revokes the principal's address. */
export const removeAddress = () => toCommand(build.delete(calendarAddresses).where(own))

/** The current user of an address; nothing for an unknown one, and if they may not enter. */
export const selectReader = (tokenHash: string): Command<CustomerPrincipal[]> =>
  selectCustomerPrincipals(
    sql`= (select a.user_id from calendar_addresses a where a.token_hash = ${tokenHash})`,
  )
