import { queryOptions } from '@tanstack/react-query'
import type { QueryKey } from '@tramite/core/http'
import type { SessionUser } from '@tramite/core/session'
import type { App } from '../ports/ports.types.ts'

/** Of the signed-in user: an event of the customer, of whom the contract is part, makes it stale. */
const userKey: QueryKey = ['users', null, 'refreshSession', null]

/** How old the user may be when somebody returns to the page, milliseconds: an event tells of changes. */
const STALE_MS = 5 * 60_000

/**
 * The signed-in user with the customer's contract, as the server knows them. Until it has answered, as
 * whoever closed the page has left them.
 */
export function toUserQuery({ tramite }: Pick<App, 'tramite'>) {
  const { session } = tramite
  return queryOptions<SessionUser>({
    queryKey: userKey,
    queryFn: () => tramite.refresh(),
    staleTime: STALE_MS,
    enabled: () => session.session() !== null,
    initialData: () => session.session()?.user,
    initialDataUpdatedAt: () => (session.isFresh() ? Date.now() : 0),
  })
}
