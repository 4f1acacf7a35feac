import { firstReminderCategory, reminderCreators, reminderTypes } from '@tramite/core/reminders'
import { type AddressOf, day, defineSearch, flag, oneOf, text } from '@tramite/react/search'

const fields = {
  view: oneOf(['list', 'month', 'week', 'agenda'], 'list'),
  day: day(),
  category: oneOf(
    ['all', 'defeated', 'today', 'event', 'legalObrigation', 'task', 'filed', 'future'],
    firstReminderCategory,
  ),
  text: text(),
  type: oneOf(reminderTypes, null),
  creator: oneOf(reminderCreators, null),
  startDate: day(),
  endDate: day(),
  sort: oneOf(['duoDate', 'name', 'type', 'createdBy'], 'duoDate'),
  isDescending: flag(),
}

/** The reminders in the address: the view and its day, category, filters and order. */
export const remindersSearch = defineSearch(fields)
export type RemindersAddress = AddressOf<typeof fields>
