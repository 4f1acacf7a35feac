import { isCivilDate } from '@tramite/core/calendar'
import { cutText } from '@tramite/core/forms'

/** A value of an address, as it stands there. */
export type SearchText = string | number | true

/** One value that an address can say. */
export interface SearchField<Value, Text extends SearchText = SearchText> {
  /** The value of an address that does not say it. */
  readonly empty: Value
  /** Reads what stands in an address: anything at all. What makes no sense is empty. */
  parse(raw: unknown): Value
  /** What the address says of a value; undefined when it says nothing. */
  write(value: Value): Text | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a part of an address may name a record at all: anything else needs no question to the server. */
export const isId = (text: string): boolean => uuid.test(text)

// A text that looks like a number arrives as one.
const toText = (raw: unknown) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : ''

/** A whole number, as one router gives it, or in its figures, as `URLSearchParams` and another one do. */
function toInteger(raw: unknown): number {
  const isFigures = typeof raw === 'string' && /^[1-9]\d*$/.test(raw)
  const value = isFigures ? Number(raw) : raw
  return Number.isSafeInteger(value) ? Number(value) : 0
}

const said = <Value extends string>(value: Value): Value | undefined => value || undefined

/**
 * Words, as they were typed.
 * @param max characters that are read of them
 */
export const text = (max = 255): SearchField<string, string> => ({
  empty: '',
  parse: (raw) => cutText(toText(raw), max),
  write: said,
})

/** A day, `YYYY-MM-DD`; empty is open. */
export const day = (): SearchField<string, string> => ({
  empty: '',
  parse: (raw) => (isCivilDate(toText(raw)) ? toText(raw) : ''),
  write: said,
})

/** The id of a record, a UUID; empty is none. */
export const id = (): SearchField<string, string> => ({
  empty: '',
  parse: (raw) => (isId(toText(raw)) ? toText(raw) : ''),
  write: said,
})

/** Ids of records; in the address joined by commas. */
export const ids = (): SearchField<readonly string[], string> => ({
  empty: [],
  parse: (raw) => (typeof raw === 'string' ? raw.split(',').filter(isId) : []),
  write: (value) => said(value.join(',')),
})

/** One of some choices; the usual one is not said. */
export const oneOf = <const Choice extends string, Usual extends Choice | null>(
  choices: readonly Choice[],
  usual: Usual,
): SearchField<Choice | Usual, Choice> => ({
  empty: usual,
  parse: (raw) => choices.find((choice) => choice === raw) ?? usual,
  write: (value) => (value === usual ? undefined : (value ?? undefined)),
})

/** Whether something is chosen that usually is not. */
export const flag = (): SearchField<boolean, true> => ({
  empty: false,
  parse: (raw) => raw === true || raw === 'true',
  write: (value) => value || undefined,
})

/** A page of a list: zero-based as a value, counted from 1 in the address, the first one not said. */
export const page = (): SearchField<number, number> => ({
  empty: 0,
  parse: (raw) => Math.max(toInteger(raw) - 1, 0),
  write: (value) => (value > 0 ? value + 1 : undefined),
})

/** A calendar year; 0 for none. */
export const year = (): SearchField<number, number> => ({
  empty: 0,
  parse: toInteger,
  write: (value) => value || undefined,
})
