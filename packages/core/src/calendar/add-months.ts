import { addDays, type CivilDate, toCivilDate, toDateParts } from './civil-date.ts'

/**
 * The same day some months later (earlier, when negative); where that month is shorter, its last
 * day: 12 months after 29/02/2024 is 28/02/2025.
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = toDateParts(date)
  const first = (offset: number) => {
    const index = year * 12 + (month - 1) + months + offset
    return toCivilDate(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, 1)
  }
  const sameDay = addDays(first(0), day - 1)
  return sameDay < first(1) ? sameDay : addDays(first(1), -1)
}
