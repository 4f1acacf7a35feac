/** A number as people write it: with points, slashes and hyphens or without. */
export interface NumberPiece {
  readonly kind: 'number'
  /** Its parts; each is found by any of its forms. */
  readonly parts: readonly (readonly string[])[]
  /** All digits together, with and without leading zeros; the only part of a plain number. */
  readonly joined: readonly string[]
  /** A date, by day; null for other numbers. */
  readonly day: string | null
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')
const unique = (values: readonly string[]) => [...new Set(values)]

/** '18' of '13.709/18' is 2018, '91' of '8.245/91' is 1991. */
function toYear(digits: string): string {
  return Number(digits) > 40 ? `19${digits}` : `20${digits}`
}

/** The token of a day, from day, month and year; null for an invalid one. */
function toDay(day: string, month: string, year: string): string | null {
  const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
  if (!isDay || day.length > 2 || month.length > 2) return null
  const whole = year.length === 2 ? toYear(year) : year
  return whole.length === 4 ? `@${whole}${month.padStart(2, '0')}${day.padStart(2, '0')}` : null
}

function findDay(written: string): string | null {
  const [, first = '', second = '', third = ''] = /^(\d+)[/.-](\d+)[/.-](\d+)$/.exec(written) ?? []
  return first.length === 4 ? toDay(third, second, first) : toDay(first, second, third)
}

/**
 * The tokens of a number: '13.709' as '13709', '13.709/2018' also by its parts, a masked CNPJ by its
 * digits alone.
 * @param written digits with `.`, `,`, `/` and `-` between them
 */
export function toNumber(written: string): NumberPiece {
  const whole = written
    // Thousands separators, and cents of zero.
    .replace(/(?<!\d)\d{1,3}(?:\.\d{3})+(?!\d)/g, (thousands) => thousands.replaceAll('.', ''))
    .replace(/,00$/, '')
  const digits = whole.split(/\D/)
  const isOfYear = /^\d+\/\d\d$/.test(whole)
  const parts = digits.map((part, i) =>
    unique([withoutZeros(part), part, ...(isOfYear && i === 1 ? [toYear(part)] : [])]),
  )
  const rows = [digits.join(''), ...(isOfYear ? [`${digits[0]}${toYear(digits[1] ?? '')}`] : [])]
  return {
    kind: 'number',
    parts,
    joined: unique(rows.flatMap((row) => [row, withoutZeros(row)])),
    day: findDay(written),
  }
}
