import { listUserPages } from '@tramite/core/users'
import { useAllPages } from '@tramite/react'
import { useMemo } from 'react'

/** Users of one answer. */
const limit = 200

/**
 * The active users of the customer by name, however many: those that have come so far.
 * @param isEnabled false where nobody is to be named
 */
export function useAllUsers(isEnabled = true) {
  const { data } = useAllPages(listUserPages, { limit }, { isEnabled })
  return useMemo(() => data?.pages.flatMap(({ users }) => users) ?? [], [data])
}
