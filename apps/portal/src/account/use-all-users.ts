import type { ApiClient } from '@tramite/core/http'
import { listUserPages } from '@tramite/core/users'
import { useAllPages } from '@tramite/react'
import { useMemo } from 'react'

/** The pages of the users, as many of one answer as there can be. */
export const readUsers = (client: ApiClient) => listUserPages(client, { limit: 200 })

/**
 * The active users of the customer by name, however many: those that have come so far, and whether these
 * are all of them.
 * @param isEnabled false where nobody is to be named
 */
export function useAllUsers(isEnabled = true) {
  const { data, hasNextPage } = useAllPages(readUsers, undefined, { isEnabled })
  const users = useMemo(() => data?.pages.flatMap((page) => page.users) ?? [], [data])
  return { users, isWhole: data !== undefined && !hasNextPage }
}
