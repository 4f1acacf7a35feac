import * as calls from '../generated/calls.ts'
import { defineQuery } from '../http/index.ts'

/**
 * `GET /home/waiting`: how many demands of the active business wait for the customer, to be answered or
 * validated. Stale with every event of a demand.
 * @example countWaitingDemands(client)
 */
export const countWaitingDemands = defineQuery(calls.countWaitingDemands, {
  resource: 'home',
})

/**
 * `GET /home`: the demands of the home page and the exact count of each status.
 * @example getHome(client) // or getHome(client, { statusKey: 'OPEN' })
 */
export const getHome = defineQuery(calls.getHome, {
  resource: 'home',
})
