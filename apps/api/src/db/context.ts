import { type Command, namedCommand } from './command.ts'
import { type FoundSession, type Principal, toSession } from './principal.ts'

const openSessionText = `select s.*,
      set_config('app.customer_id', coalesce(s.customer_id, ''), true),
      set_config('app.user_id', s.user_id::text, true),
      set_config('app.staff', case when s.staff then 'on' else '' end, true)`

/**
 * Looks a token up and makes its user the context of the transaction. An unknown token leaves the
 * context empty, in which no row of any customer can be seen or written.
 * @param tokenHash SHA-256 of the token, hexadecimal
 */
export function openSession(tokenHash: string, now: Date): Command<FoundSession | undefined> {
  return namedCommand(
    'open_session',
    `${openSessionText} from app_session($1, $2) s`,
    [tokenHash, now.toISOString()],
    toSession,
  )
}

/**
 * The same for a write, whose opening may have effects that no rollback undoes: these happen only if the
 * session still says the same of its user as when the caller was admitted, see `whereAccepted`.
 */
export function openSessionAs(
  tokenHash: string,
  now: Date,
  accepted: Principal | undefined,
): Command<FoundSession | undefined> {
  const { sessionId: _, ...principal } = accepted ?? { sessionId: null }
  return namedCommand(
    'open_session_as',
    `${openSessionText},
      set_config('app.accepted', case when s.principal = $3::jsonb then 'on' else '' end, true)
    from app_session($1, $2) s`,
    [tokenHash, now.toISOString(), JSON.stringify(principal)],
    toSession,
  )
}

/** Makes a known principal the context of the transaction. */
export function assumePrincipal({ customerId, userId, staff }: ContextOf): Command<undefined> {
  return namedCommand(
    'assume_principal',
    `select set_config('app.customer_id', $1, true), set_config('app.user_id', $2, true),
      set_config('app.staff', $3, true), set_config('app.accepted', 'on', true)`,
    [customerId ?? '', userId, staff ? 'on' : ''],
    () => undefined,
  )
}

/**
 * A condition for opening commands that cannot be rolled back, such as the next value of a sequence: the
 * caller is still the one that was admitted.
 */
export const whereAccepted = `current_setting('app.accepted', true) = 'on'`

/** The part of a principal that row-level security reads. */
export type ContextOf = Pick<Principal, 'customerId' | 'userId' | 'staff'>
