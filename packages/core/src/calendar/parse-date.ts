import { type CivilDate, isCivilDate } from './civil-date.ts'

/** The day of a text in the form 'DD/MM/YYYY', the inverse of `formatDate`; null when no such day exists. */
export function parseDate(text: string): CivilDate | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isCivilDate(date) ? date : null
}
