import type { ReminderCategory, ReminderChoice, ReminderType } from '@tramite/core/reminders'
import { type AddressOf, day, flag, oneOf, text } from '@tramite/react/search'
import { definePageSearch } from '../define-page-search.ts'

// Listed here because the router parses every address, whereas the rules of reminders are loaded with
// their page.
const categories = [
  'all',
  'defeated',
  'today',
  'event',
  'legalObrigation',
  'task',
  'filed',
  'future',
] as const satisfies readonly ReminderCategory[]
const types = ['event', 'legalObrigation', 'task'] as const satisfies readonly ReminderType[]
const creators = ['customer', 'firm'] as const satisfies readonly ReminderChoice['creator'][]

const fields = {
  view: oneOf(['list', 'month', 'week', 'agenda'], 'list'),
  day: day(),
  category: oneOf(categories, 'all'),
  text: text(),
  type: oneOf(types, null),
  creator: oneOf(creators, null),
  startDate: day(),
  endDate: day(),
  sort: oneOf(['duoDate', 'name', 'type', 'createdBy'], 'duoDate'),
  isDescending: flag(),
}

/** The reminders in the address: the view and its day, category, filters and order. */
export const remindersSearch = definePageSearch(fields)
export type RemindersAddress = AddressOf<typeof fields>
