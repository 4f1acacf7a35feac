import {
  countByCategory,
  evaluateReminderOffers,
  listChosenReminders,
  listReminders,
  type Reminder,
  type ReminderFrame,
  toReminderOrder,
} from '@tramite/core/reminders'
import { useAllPages, useApp, useViewer } from '@tramite/react'
import { useMemo } from 'react'
import { type RemindersAddress, remindersSearch } from './reminders-search.ts'

const none: readonly Reminder[] = []

/** The point of view from which the reminders are evaluated. */
function useReminderFrame(): ReminderFrame {
  const { tramite } = useApp()
  const { today } = useViewer().day
  const businessId = tramite.client.businessId()
  return useMemo(() => ({ today, businessId }), [today, businessId])
}

/**
 * All reminders of the customer in the order of an address, and those that the address selects.
 * @param isFollowed false during a bulk change: they are read again once, when it is over
 */
export function useReminders(address: RemindersAddress, isFollowed = true) {
  const frame = useReminderFrame()
  const {
    view: _,
    day: __,
    category,
    sort,
    isDescending,
    ...choice
  } = remindersSearch.valuesOf(address)
  const query = useAllPages(
    listReminders,
    { order: toReminderOrder(sort, isDescending ? 'DESC' : 'ASC') },
    { keepsPrevious: true, isEnabled: isFollowed },
  )
  const { data } = query
  const all = useMemo(() => data?.pages.flatMap((page) => page.reminders) ?? none, [data])
  return {
    query,
    all,
    frame,
    category,
    sort,
    isDescending,
    choice,
    counts: data && countByCategory(all, frame),
    chosen: listChosenReminders(all, category, choice, frame),
    toOffers: (reminder: Reminder) => evaluateReminderOffers(reminder, { kind: 'customer' }, frame),
  }
}
