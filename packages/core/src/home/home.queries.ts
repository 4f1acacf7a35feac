import * as calls from '../generated/calls.ts'
import { defineQuery } from '../http/index.ts'

/**
 * `GET /home`: the demands of the home page and the exact count of each status.
 * @example getHome(client) // or getHome(client, { statusKey: 'OPEN' })
 */
export const getHome = defineQuery(calls.getHome, {
  resource: 'home',
})
