import * as calls from '../generated/calls/calendar.ts'
import { type ApiClient, defineCommand, defineQuery, type Query } from '../http/index.ts'

/** `GET /calendarAddress`: when the private address of the user's calendar was created; null for none. */
export const getCalendarAddress = defineQuery(calls.getCalendarAddress, {
  resource: 'calendarAddress',
})

/**
 * `POST /calendarAddress`: creates a private address at which calendar programs read the user's dates. It
 * is returned only this once, and an earlier one stops working.
 */
export const createCalendarAddress = defineCommand(calls.createCalendarAddress, {
  failure: 'reminders.addressFailed',
  stale: ['calendarAddress'],
})

/** `DELETE /calendarAddress`: revokes the address. */
export const deleteCalendarAddress = defineCommand(calls.deleteCalendarAddress, {
  success: 'reminders.addressRevoked',
  failure: 'reminders.addressRevokeFailed',
  stale: ['calendarAddress'],
})

/**
 * `GET /calendar/{token}.ics`: the calendar itself (RFC 5545), as a calendar program reads it, without a
 * session. Never cache it.
 * @param input `token`: the last part of the address, without its extension
 */
export function getCalendar(client: ApiClient, input: { token: string }): Query<string> {
  return {
    version: () => undefined,
    queryKey: ['calendarAddress', client.businessId(), calls.getCalendar.id, input],
    queryFn: async (context) => {
      const answer = await client.request({
        ...calls.getCalendar,
        params: { path: input },
        headers: { accept: 'text/calendar' },
        parseAs: 'text',
        signal: context?.signal,
      })
      return String(answer.data)
    },
  }
}
