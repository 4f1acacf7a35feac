/** @returns 'DD/MM/AAAA' of a day 'YYYY-MM-DD'; empty for none */
export function toDateText(day: string): string {
  const [year, month, date] = day.split('-')
  return year && month && date ? `${date}/${month}/${year}` : ''
}

/** @returns 'YYYY-MM-DD' where the text is a whole day that exists, of the years 1900 to 2999; otherwise null */
export function parseDateText(text: string): string | null {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/((?:19|2\d)\d{2})$/.exec(text.trim()) ?? []
  if (!date || !month || !year) return null
  const day = `${year}-${month}-${date}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/**
 * Puts the slashes while a date is typed or pasted, in whatever way it is punctuated.
 * @param caret where the caret is in `typed`
 * @returns the text, and where the caret belongs
 */
export function maskDate(typed: string, caret: number): { value: string; caret: number } {
  const pasted = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(typed)
  const ordered = pasted ? `${pasted[3]}${pasted[2]}${pasted[1]}` : typed
  const padded = ordered.replace(/\b(\d)[/.-]/g, '0$1/')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  const value = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    .filter((part) => part !== '')
    .join('/')
  if (caret >= typed.length) return { value, caret: value.length }
  const before = typed.slice(0, caret).replace(/\D/g, '').length
  return { value, caret: before + (before > 4 ? 2 : before > 2 ? 1 : 0) }
}
