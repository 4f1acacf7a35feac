import { createContext } from 'react'

/** The time zone whose day the calendars open on; without one that of the browser. */
export const CalendarTimeZone = createContext<string | undefined>(undefined)
