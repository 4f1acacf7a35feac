import { type Command, namedCommand } from './command.ts'
import { type Principal, toPrincipal } from './principal.ts'

/**
 * Looks a token up and makes its user the context of the transaction. An unknown token leaves the
 * context empty, in which no row of any customer can be seen or written.
 * @param tokenHash SHA-256 of the token, hexadecimal
 */
export function openSession(tokenHash: string, now: Date): Command<Principal | undefined> {
  return namedCommand(
    'open_session',
    `select s.*,
      set_config('app.customer_id', coalesce(s.customer_id, ''), true),
      set_config('app.user_id', s.user_id::text, true),
      set_config('app.staff', case when s.staff then 'on' else '' end, true)
    from app_session($1, $2) s`,
    [tokenHash, now.toISOString()],
    toPrincipal,
  )
}

/** Makes a known principal the context of the transaction. */
export function assumePrincipal({ customerId, userId, staff }: ContextOf): Command<undefined> {
  return namedCommand(
    'assume_principal',
    `select set_config('app.customer_id', $1, true), set_config('app.user_id', $2, true),
      set_config('app.staff', $3, true)`,
    [customerId ?? '', userId, staff ? 'on' : ''],
    () => undefined,
  )
}

/** The part of a principal that row-level security reads. */
export type ContextOf = Pick<Principal, 'customerId' | 'userId' | 'staff'>
