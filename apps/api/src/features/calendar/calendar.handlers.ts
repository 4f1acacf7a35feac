export {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from './calendar-address.handler.ts'
export { readCalendar } from './read-calendar.handler.ts'
