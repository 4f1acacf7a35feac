import type { SearchField } from './search-fields.ts'

/** The fields of a search, by their names in the address. */
export type SearchFields = Readonly<Record<string, SearchField<unknown>>>

/** All values of a search. */
export type ValuesOf<F> = {
  readonly [Name in keyof F]: F[Name] extends SearchField<infer Value, infer _> ? Value : never
}

/** The search part of an address: what is chosen, and nothing else. */
export type AddressOf<F> = {
  readonly [Name in keyof F]?: F[Name] extends SearchField<infer _, infer Text> ? Text : never
}

/** The page state that an address carries: read, written and linked to in one way. */
export interface Search<F extends SearchFields> {
  /** Reads an address; invalid values are left out. */
  parse(raw: Readonly<Record<string, unknown>>): AddressOf<F>
  /**
   * Reads an address for a router that keeps what a parser leaves out: invalid values are present as
   * undefined, and so disappear.
   */
  validate(raw: Readonly<Record<string, unknown>>): AddressOf<F>
  /** All values of an address. */
  valuesOf(address: AddressOf<F>): ValuesOf<F>
  /** The address of some values; the others are empty. */
  addressOf(values: Partial<ValuesOf<F>>): AddressOf<F>
  /** The address after a change of some values. */
  change(address: AddressOf<F>, changes: Partial<ValuesOf<F>>): AddressOf<F>
  /** Number of values that an address sets. */
  countSet(address: AddressOf<F>): number
  /** A link: the path with the address as its search part. */
  toHref(path: string, address: AddressOf<F>): string
}

/** The rules of a search beside its fields. */
export interface SearchRules<F> {
  /** Translates other names under which an address may carry a value. */
  readonly prepare?: (raw: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Corrects values that are invalid in combination. */
  readonly clean?: (values: ValuesOf<F>) => ValuesOf<F>
  /**
   * Names that belong to no page, such as those of an overlay over any page: `validate` leaves them in
   * the address.
   */
  readonly kept?: readonly string[]
}

/**
 * Declares what a page keeps in its address.
 *
 * @example
 * const reminderSearch = defineSearch({ startDate: day(), endDate: day(), text: text(), page: page() })
 * reminderSearch.parse({ page: '3', text: 'alvará', other: 1 }) // { page: 3, text: 'alvará' }
 * reminderSearch.valuesOf({ text: 'alvará' }).page // 0
 * reminderSearch.toHref('/reminders', { text: 'alvará' }) // '/reminders?text=alvar%C3%A1'
 */
export function defineSearch<F extends SearchFields>(
  fields: F,
  { prepare = (raw) => raw, clean = (values) => values, kept = [] }: SearchRules<F> = {},
): Search<F> {
  const names = Object.keys(fields) as (keyof F & string)[]
  const collect = <T>(toValue: (name: keyof F & string) => T | undefined) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = toValue(name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  const read = (raw: Readonly<Record<string, unknown>>) =>
    collect((name) => fields[name]?.parse(raw[name])) as ValuesOf<F>
  const addressOf: Search<F>['addressOf'] = (values) =>
    collect((name) => {
      const value = values[name]
      return value === undefined ? undefined : fields[name]?.write(value)
    }) as AddressOf<F>
  const parse: Search<F>['parse'] = (raw) => addressOf(clean(read(prepare(raw))))
  return {
    parse,
    validate: (raw) => ({
      ...Object.fromEntries(
        Object.keys(raw).flatMap((key) => (kept.includes(key) ? [] : [[key, undefined]])),
      ),
      ...parse(raw),
    }),
    valuesOf: read,
    addressOf,
    change: (address, changes) => addressOf({ ...read(address), ...changes }),
    countSet: (address) => names.filter((name) => address[name] !== undefined).length,
    toHref(path, address) {
      const said = names.flatMap((name): [string, string][] =>
        address[name] === undefined ? [] : [[name, String(address[name])]],
      )
      const query = new URLSearchParams(said).toString()
      return query ? `${path}?${query}` : path
    },
  }
}
