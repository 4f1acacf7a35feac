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

const separator = /[/.-]/

/** Digits of a day, a month and a year. */
const sizes = [2, 2, 4] as const

/** The digits of day, month and year; what is more than a part takes goes on in the next. */
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
 * What stands behind the place of a change, untouched by it. A keyboard that hands in the whole text leaves the caret
 * at its end: with one character more or less it is a change in the middle all the same.
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
 * Puts the slashes while a date is typed or pasted, in whatever way it is punctuated. In the middle of a date each part
 * stays in its place: one that is too short waits for its digits, one that is full has them replaced.
 * @param before what the field showed
 * @param typed what it holds now
 * @param caret where the caret is in `typed`
 * @param side 'behind' after the Delete key, which gets past a slash so
 * @returns the text, and where the caret belongs
 */
export function maskDate(
  before: string,
  typed: string,
  caret: number,
  side: 'before' | 'behind' = 'before',
): { value: string; caret: number } {
  const rest = toRest(before, typed, caret)
  const head = typed.slice(0, typed.length - rest.length)
  // A part that was typed past has all of its digits; one that something is deleted behind may not.
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
