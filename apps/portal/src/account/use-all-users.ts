import type { ApiClient } from '@tramite/core/http'
import { listUserPages, type UserSummary } from '@tramite/core/users'
import { useAllPages } from '@tramite/react'
import type { ReadOptions } from '@tramite/ui/ComboBox'
import { useMemo } from 'react'
import { toWholeness } from '../paged-list/to-wholeness.ts'

/** The pages of the users, as many of one answer as there can be. */
export const readUsers = (client: ApiClient) => listUserPages(client, { limit: 200 })

/** The users of the customer, as far as they were read. */
export interface AllUsers extends Pick<ReadOptions, 'isWhole' | 'rest'> {
  readonly users: readonly UserSummary[]
}

/**
 * The active users of the customer by name, however many: those that have come so far, whether these are all
 * of them, and how the others are asked for again where they could not be read.
 * @param isEnabled false where nobody is to be named
 */
export function useAllUsers(isEnabled = true): AllUsers {
  const query = useAllPages(readUsers, undefined, { isEnabled })
  const { data } = query
  const users = useMemo(() => data?.pages.flatMap((page) => page.users) ?? [], [data])
  return { users, ...toWholeness(query) }
}

/**
 * People to pick from.
 * @param offered those of the users who may be picked, in their order
 */
export const toPeople = (
  { isWhole, rest }: AllUsers,
  offered: readonly Pick<UserSummary, 'id' | 'name' | 'occupation'>[],
): ReadOptions => ({
  options: offered.map(({ id, name, occupation }) => ({
    id,
    label: name,
    note: occupation ?? undefined,
  })),
  isWhole,
  rest,
})
