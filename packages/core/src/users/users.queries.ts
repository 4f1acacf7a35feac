import { definePagedQuery, defineQuery } from '../http/index.ts'

const meta = { failure: 'users.loadFailed' } as const

/** `GET /user/userLogged`: the signed-in user with the customer's tags. */
export const getLoggedUser = defineQuery({
  resource: 'users',
  path: '/user/userLogged',
  versioned: true,
  meta,
  request: () => ({}),
})

/** `GET /users/{id}`: one user of the customer. */
export const getUser = defineQuery({
  resource: 'users',
  path: '/users/{id}',
  versioned: true,
  meta,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** What narrows the list of a customer's users. */
export interface UsersFilter {
  readonly limit?: number
  /** Zero-based. */
  readonly page?: number
  /** Also those whom the firm has blocked. */
  readonly includeBlocked?: boolean
}

/** `GET /users`: the users of the signed-in user's customer, by name. */
export const listUsers = defineQuery({
  resource: 'users',
  path: '/users',
  request: (query: UsersFilter) => ({ query }),
})

/** What narrows the firm's list of users. */
export interface FirmUsersFilter {
  readonly customerId?: string
  readonly type?: 'CUSTOMER' | 'BACKOFFICE'
  readonly status?: 'ACTIVE' | 'BLOCKED'
  /** Part of the name or of the e-mail. */
  readonly name?: string
  readonly limit?: number
}

/** `GET /firm/users`, for staff: users of every customer and of the firm, by name. */
export const listFirmUsers = definePagedQuery({
  resource: 'users',
  path: '/firm/users',
  request: (query: FirmUsersFilter) => ({ query }),
})

/** `GET /firm/removedUsers`, for staff: users who were removed, the latest first. */
export const listFirmRemovedUsers = definePagedQuery({
  resource: 'users',
  path: '/firm/removedUsers',
  request: (query: { readonly limit?: number }) => ({ query }),
})
