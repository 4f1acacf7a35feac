/** Some values without those that are empty, and without false. */
export type FilterOf<Values> = {
  readonly [Name in keyof Values]?: Exclude<Values[Name], null | undefined | '' | false>
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/**
 * The filter of a list from the values of a search. Values that are not in the address are left out, because
 * an operation accepts neither null nor an empty text. So are flags that are not set: for an operation false
 * may be a different choice, which an address expresses by `oneOf`.
 * @example
 * const { statusKey, name } = search.valuesOf(address)
 * const list = usePages(listFirmDemands, toFilter({ statusKey, name, limit: 20 }))
 */
export function toFilter<Values extends object>(values: Values): FilterOf<Values> {
  const chosen = Object.entries(values).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(chosen) as FilterOf<Values>
}
