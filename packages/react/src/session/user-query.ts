import { queryOptions } from '@tanstack/react-query'
import type { QueryKey } from '@tramite/core/http'
import { refreshSession, type SessionUser } from '@tramite/core/session'
import type { App } from '../ports/ports.types.ts'

/**
 * Key of the signed-in user, the same in every business; an event about the customer, which includes the contract, makes it
 * stale.
 */
function toUserKey({ client }: Pick<App['tramite'], 'client'>): QueryKey {
  const [resource, , operation, input] = refreshSession(client).queryKey
  return [resource, null, operation, input]
}

/** Maximum age of the user on return to the page, in milliseconds: events report changes earlier. */
const STALE_MS = 5 * 60_000

/**
 * The signed-in user with the customer's contract, as the server knows them. Until it has answered, as
 * they were stored when the page was last closed.
 */
export function toUserQuery({ tramite }: Pick<App, 'tramite'>) {
  const { session } = tramite
  return queryOptions<SessionUser>({
    queryKey: toUserKey(tramite),
    queryFn: () => tramite.refresh(),
    staleTime: STALE_MS,
    enabled: () => session.session() !== null,
    initialData: () => session.session()?.user,
    initialDataUpdatedAt: () => (session.isFresh() ? Date.now() : 0),
  })
}
