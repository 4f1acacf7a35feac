import { type SQL, sql } from 'drizzle-orm'
import type { Command } from './command.ts'
import type { CustomerPrincipal, Principal } from './principal.ts'
import { sqlCommand } from './statements.ts'

/**
 * The current principals of customers' users, as their sessions would have them; users who may not sign in
 * are left out.
 * @param ids condition on `user_id`: `= …`
 */
export const selectCustomerPrincipals = (ids: SQL): Command<CustomerPrincipal[]> =>
  sqlCommand(sql`select principal from session_principals where user_id ${ids}`, ({ rows }) =>
    rows.map(([principal]) => principal as Principal).filter((found) => !found.staff),
  )
