import * as calls from '../generated/calls/home.ts'
import { defineQuery } from '../http/index.ts'

/**
 * `GET /home/waiting`: how many demands of the active business wait for the customer's reply or
 * validation. Stale with every event of a demand.
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

/**
 * `GET /home/shell`: the data for the frame around every page, in one call: the businesses that the user
 * may choose, how many demands wait for them in the active one, and their newest notifications. For the
 * first page of a visit; later changes are read by `listBusinesses`, `countWaitingDemands` and
 * `listNotifications`.
 * @example getShell(client)
 */
export const getShell = defineQuery(calls.getShell, {
  resource: 'home',
})
