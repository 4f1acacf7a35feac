import { lazyCode } from '../Overlay/lazy-code.ts'

/** The calendar of the date fields: it loads when the pointer or the focus reaches its button. */
export const calendarCode = lazyCode(() => import('./calendars.tsx'))
