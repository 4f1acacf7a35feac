/** @returns 'DD/MM/AAAA' of a day 'YYYY-MM-DD'; empty for none */
export function toDateText(day: string): string {
  const [year, month, date] = day.split('-')
  return year && month && date ? `${date}/${month}/${year}` : ''
}

/**
 * @returns 'YYYY-MM-DD' if the text is a complete day that exists, in the years 1900 to 2999; otherwise
 * null
 */
export function parseDateText(text: string): string | null {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/((?:19|2\d)\d{2})$/.exec(text.trim()) ?? []
  if (!date || !month || !year) return null
  const day = `${year}-${month}-${date}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

const separator = /[/.-]/

/** Number of digits of a day, a month and a year. */
const sizes = [2, 2, 4] as const

/** The digits of day, month and year; digits beyond the size of a part continue in the next. */
function toParts(text: string): string[] {
  const pieces = text.split(separator).map((piece) => piece.replace(/\D/g, ''))
  let more = ''
  return sizes.map((size, at) => {
    const digits = more + (pieces[at] ?? '')
    more = digits.slice(size)
    return digits.slice(0, size)
  })
}

const toText = (parts: readonly string[]) => parts.join('/').replace(/\/+$/, '')

/**
 * The text after the place of a change, untouched by it. A keyboard that replaces the whole text leaves
 * the caret at its end: if the length differs by one character, it is still a change in the middle.
 */
function toRest(before: string, typed: string, caret: number): string {
  const rest = typed.slice(caret)
  if (rest !== '') return before.endsWith(rest) ? rest : ''
  let at = 0
  while (at < typed.length && typed[at] === before[at]) at += 1
  if (before.slice(at + 1) === typed.slice(at)) return typed.slice(at)
  return typed.slice(at + 1) === before.slice(at) ? before.slice(at) : ''
}

/**
 * Inserts the slashes while a date is typed or pasted, however it is punctuated. In the middle of a date
 * each part stays in its place: an incomplete one waits for its digits, a complete one has them replaced.
 * @param before the previous text
 * @param typed the text now
 * @param caret position of the caret in `typed`
 * @param side 'behind' after the Delete key, which gets past a slash that way
 * @returns the text, and the position of the caret
 */
export function maskDate(
  before: string,
  typed: string,
  caret: number,
  side: 'before' | 'behind' = 'before',
): { value: string; caret: number } {
  const rest = toRest(before, typed, caret)
  const head = typed.slice(0, typed.length - rest.length)
  // A part followed by typed digits is complete; one followed by a deletion may not be.
  const isDeleted = typed.length < before.length && before.startsWith(head)
  const padded = isDeleted ? head : head.replace(/\b([1-9])\s*[/.-]/g, '0$1/')
  const ordered = padded.replace(/^\s*(\d{4})-(\d{2})-(\d{2})\s*$/, '$3/$2/$1')
  const parts = toParts(ordered)
  const behind = rest.split('/')
  const first = before.split('/').length - behind.length
  const value = toText(
    sizes.map((size, at) => {
      const [part = '', old = ''] = [parts[at], behind[at - first]]
      return part + old.slice(Math.max(0, part.length + old.length - size))
    }),
  )
  if (caret >= typed.length) return { value, caret: value.length }
  const reached = Math.max(ordered.split(separator).length, toText(parts).split('/').length)
  const place = parts.slice(0, reached).join('/').length
  const isPast = side === 'behind' && value === before
  return { value, caret: Math.min(isPast ? place + 1 : place, value.length) }
}
