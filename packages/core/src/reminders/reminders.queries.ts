import * as calls from '../generated/calls/reminders.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'
import { toRemindersQuery } from './reminder-order.ts'
import type { RemindersFilter } from './reminders.types.ts'

/** Returned in place of a list that cannot be read, after the failure was reported. */
const fallback = { reminders: [], total: 0, nextCursor: null }

/** The filters of the list of all reminders. */
export interface AllRemindersFilter extends RemindersFilter {
  /** Only those that the current business has archived, or only the others. */
  readonly reminderFiled?: boolean
}

/**
 * `GET /reminder`: the reminders of the customer, including archived ones, each with its archive record
 * of the current business. The screen has no pages: one answer has up to a thousand.
 */
export const listReminders = definePagedQuery(calls.listReminders, {
  resource: 'reminders',
  request: (filter: AllRemindersFilter) => ({ query: toRemindersQuery(filter) }),
  meta: { failure: 'reminders.listFailed' },
  fallback,
})

/** `GET /reminder/filed`: reminders that the current business has archived. */
export const listFiledReminders = definePagedQuery(calls.listFiledReminders, {
  resource: 'reminders',
  request: (filter: RemindersFilter) => ({ query: toRemindersQuery(filter) }),
  meta: { failure: 'reminders.listFailed' },
  fallback,
})

/** `GET /reminder/notAssociatedInDemand`: reminders that can be linked to a demand. */
export const listFreeReminders = definePagedQuery(calls.listFreeReminders, {
  resource: 'reminders',
  request: (filter: RemindersFilter) => ({ query: toRemindersQuery(filter) }),
  meta: { failure: 'reminders.freeListFailed' },
  fallback,
})

/** `GET /reminder/demand/{id}`: reminders linked to a demand. */
export const listDemandReminders = definePagedQuery(calls.listDemandReminders, {
  resource: 'reminders',
  request: ({ id, ...filter }: Pick<RemindersFilter, 'order' | 'limit'> & { id: string }) => ({
    path: { id },
    query: toRemindersQuery(filter),
  }),
  meta: { failure: 'reminders.demandListFailed' },
  fallback,
})

/** `GET /reminder/{id}`: one reminder, with its version for the form that edits it. */
export const getReminder = defineQuery(calls.getReminder, {
  resource: 'reminders',
  meta: { failure: 'reminders.listFailed' },
})
