export {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from './calendar-address.handler.ts'
export { getCalendar } from './get-calendar.handler.ts'
