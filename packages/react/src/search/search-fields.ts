import { isCivilDate } from '@tramite/core/calendar'
import { cutText } from '@tramite/core/forms'

/** A value as it is written in an address. */
export type SearchText = string | number | true

/** One value that an address can carry. */
export interface SearchField<Value, Text extends SearchText = SearchText> {
  /** The value when the address does not carry it. */
  readonly empty: Value
  /** Reads any value of an address. An invalid one is empty. */
  parse(raw: unknown): Value
  /** The text of the address for a value; undefined if the address leaves it out. */
  write(value: Value): Text | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a part of an address can be the id of a record; for anything else the server need not be asked. */
export const isId = (text: string): boolean => uuid.test(text)

// A router parses a text that looks like a number into one.
const toText = (raw: unknown) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : ''

/** A whole number, either parsed by the router or as digits, as `URLSearchParams` and other routers give it. */
function toInteger(raw: unknown): number {
  const isFigures = typeof raw === 'string' && /^[1-9]\d*$/.test(raw)
  const value = isFigures ? Number(raw) : raw
  return Number.isSafeInteger(value) ? Number(value) : 0
}

const said = <Value extends string>(value: Value): Value | undefined => value || undefined

/**
 * Text as it was typed.
 * @param max number of characters that are read
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

/** Maximum number of ids that a request takes in its address. */
const IDS_MAX = 100

/** Ids of records; joined by commas in the address. Those beyond what a request takes are left out. */
export const ids = (): SearchField<readonly string[], string> => ({
  empty: [],
  parse: (raw) => (typeof raw === 'string' ? raw.split(',').filter(isId).slice(0, IDS_MAX) : []),
  write: (value) => said(value.slice(0, IDS_MAX).join(',')),
})

/** One of several choices; the usual one is left out of the address. */
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

/** A page of a list: zero-based as a value, counted from 1 in the address, where the first one is left out. */
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
