import { type ApiClient, PAGE_SIZE_MAX } from '@tramite/core/http'
import { listUserPages, toPersonNote, type UserSummary } from '@tramite/core/users'
import { useMemo } from 'react'
import { type Completeness, toCompleteness } from '../calls/to-completeness.ts'
import { useAllPages } from '../calls/use-all-pages.ts'

/** The pages of the users, as many per answer as the server gives. */
const listAllUsers = (client: ApiClient) => listUserPages(client, { limit: PAGE_SIZE_MAX })

/** The same of those who have access to the business, and can be chosen for its demands. */
export const listAllMembers = (client: ApiClient) =>
  listUserPages(client, { inBusiness: true, limit: PAGE_SIZE_MAX })

/** Users, as far as they have been read. */
export interface AllUsers extends Completeness {
  readonly users: readonly UserSummary[]
}

/** Somebody who can be picked. */
export interface PersonOption {
  readonly id: string
  readonly label: string
  /** Distinguishes people of the same name. */
  readonly note: string
}

function useUsers(read: typeof listAllUsers, isEnabled: boolean): AllUsers {
  const query = useAllPages(read, undefined, { isEnabled })
  const { data } = query
  const users = useMemo(() => data?.pages.flatMap((page) => page.users) ?? [], [data])
  return { users, ...toCompleteness(query) }
}

/**
 * All active users of the customer by name: those loaded so far, whether they are complete, and how to
 * ask for the rest again after a failure.
 * @param isEnabled false where no user is named
 */
export const useAllUsers = (isEnabled = true): AllUsers => useUsers(listAllUsers, isEnabled)

/** The same of those who can be chosen for a demand of the business. */
export const useMembers = (isEnabled = true): AllUsers => useUsers(listAllMembers, isEnabled)

/** A user as an option of a picker. */
export const toPersonOption = (
  user: Pick<UserSummary, 'id' | 'name' | 'email' | 'occupation'>,
): PersonOption => ({ id: user.id, label: user.name, note: toPersonNote(user) })

/**
 * Options for a picker of people.
 * @param offered the users who may be picked, in their order
 */
export const toPeople = (
  { isComplete, rest }: AllUsers,
  offered: readonly Pick<UserSummary, 'id' | 'name' | 'email' | 'occupation'>[],
): Completeness & { readonly options: readonly PersonOption[] } => ({
  options: offered.map(toPersonOption),
  isComplete,
  rest,
})
