import { defineQuery } from '../http/index.ts'

/** `GET /customers`: the signed-in user's customer with its users and contract state. */
export const getCustomer = defineQuery({
  resource: 'customers',
  path: '/customers',
  request: () => ({ query: { detailed: true } }),
})
