import type { OptionalHoliday } from '@tramite/core/calendar'

/**
 * Whose app it is: how the firm counts days and writes numbers. An app that shows more of it declares what:
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
