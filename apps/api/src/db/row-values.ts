import pg from 'pg'

type Decode = (text: string) => unknown

const text: Decode = (value) => value
const number: Decode = Number

/**
 * An instant as the contract writes it: `2026-01-31T12:00:00.000Z`. The connection's time zone is UTC and
 * the columns hold milliseconds, so only the format differs.
 */
function toInstant(value: string): string {
  const fraction = value.slice(19, value.length - 3).padEnd(4, '0')
  return `${value.slice(0, 10)}T${value.slice(11, 19)}${fraction === '0000' ? '.000' : fraction.slice(0, 4)}Z`
}

const arrayOf = (oid: number) => pg.types.getTypeParser(oid, 'text') as Decode

/** By PostgreSQL type id. Other types remain text. */
const decoders: Readonly<Record<number, Decode>> = {
  16: (value) => value === 't',
  20: number,
  21: number,
  23: number,
  701: number,
  114: JSON.parse,
  3802: JSON.parse,
  1184: toInstant,
  1007: arrayOf(1007),
  1009: arrayOf(1009),
  1015: arrayOf(1015),
  2951: (value) => (value === '{}' ? [] : value.slice(1, -1).split(',')),
}

/** The decoder of a column's text. Numbers, booleans, JSON and instants are converted. */
export function rowDecoder(typeId: number): (value: string | null) => unknown {
  const decode = decoders[typeId] ?? text
  return (value) => (value === null ? null : decode(value))
}

function toArrayLiteral(values: readonly unknown[]): string {
  const elements = values.map((value) =>
    value === null || value === undefined
      ? 'NULL'
      : `"${String(toParameter(value)).replaceAll(/["\\]/g, '\\$&')}"`,
  )
  return `{${elements.join(',')}}`
}

/** A value as text that PostgreSQL parses. */
export function toParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value)
  }
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return toArrayLiteral(value)
  return JSON.stringify(value)
}
