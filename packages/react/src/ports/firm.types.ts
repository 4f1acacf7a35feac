import type { OptionalHoliday } from '@tramite/core/calendar'

/**
 * The firm that the app belongs to: how it counts days and writes numbers. An app that shows more of it
 * declares the fields:
 * @example
 * declare module '@tramite/react/ports' {
 *   interface Firm {
 *     readonly name: string
 *   }
 * }
 */
export interface Firm {
  readonly timeZone: string
  readonly conventions: 'specified' | 'brazil'
  readonly optionalHolidays?: readonly OptionalHoliday[]
}
