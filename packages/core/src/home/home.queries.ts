import { defineQuery } from '../http/index.ts'
import type { HomeInput } from './home.types.ts'

/**
 * `GET /home`: the demands of the home page and the exact count of each status.
 * @example getHome(client) // or getHome(client, { statusKey: 'OPEN' })
 */
export const getHome = defineQuery({
  resource: 'home',
  path: '/home',
  // biome-ignore lint/suspicious/noConfusingVoidType: callers without a wish give no input.
  request: (input: HomeInput | void) => ({ query: { ...input } }),
})
