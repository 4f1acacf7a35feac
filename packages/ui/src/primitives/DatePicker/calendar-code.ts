import { lazyCode } from '../Overlay/lazy-code.ts'

/** The calendar of the date fields: it comes when somebody points at or focuses its button. */
export const calendarCode = lazyCode(() => import('./calendars.tsx'))
