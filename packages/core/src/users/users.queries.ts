import { defineQuery } from '../http/index.ts'

/** `GET /user/userLogged`: the signed-in user with the customer's tags. */
export const getLoggedUser = defineQuery({
  resource: 'users',
  path: '/user/userLogged',
  request: () => ({}),
})

/** `GET /users`: the users of the signed-in user's customer. */
export const listUsers = defineQuery({
  resource: 'users',
  path: '/users',
  request: ({ limit, page }: { limit: number; page: number }) => ({ query: { limit, page } }),
})
