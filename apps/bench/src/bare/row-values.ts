type Parse = (text: string) => unknown

const text: Parse = (value) => value

/** `2026-01-31 12:00:00.5+00` as `2026-01-31T12:00:00.500Z`. */
const instant: Parse = (value) =>
  `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, '0')}Z`

const uuids: Parse = (value) => (value === '{}' ? [] : value.slice(1, -1).split(','))

/** Converts values of PostgreSQL to those of the answer, by type id, without going through `Date`. */
export const parsers: Readonly<Record<number, Parse>> = {
  16: (value) => value === 't',
  20: Number,
  23: Number,
  1082: text,
  1184: instant,
  2951: uuids,
  3802: JSON.parse,
}

export const parserOf = (typeId: number): Parse => parsers[typeId] ?? text
