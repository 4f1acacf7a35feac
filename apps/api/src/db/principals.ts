import { type SQL, sql } from 'drizzle-orm'
import type { Command } from './command.ts'
import type { CustomerPrincipal, Principal } from './principal.ts'
import { sqlCommand } from './statements.ts'

/**
 * Of users of customers, who they are now, as a session of theirs would say; those who may not enter are left out.
 * @param ids what their `user_id` is compared with: `= …`
 */
export const selectCustomerPrincipals = (ids: SQL): Command<CustomerPrincipal[]> =>
  sqlCommand(sql`select principal from session_principals where user_id ${ids}`, ({ rows }) =>
    rows.map(([principal]) => principal as Principal).filter((found) => !found.staff),
  )
