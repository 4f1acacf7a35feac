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
 * The filter of a list from the values of a search: what its address leaves open is not in it, since an operation
 * takes neither null nor an empty text. A flag that is not set is not in it either: to an operation false may be a choice of
 * its own, which an address says by `oneOf`.
 * @example
 * const { statusKey, name } = search.valuesOf(address)
 * const list = usePages(listFirmDemands, toFilter({ statusKey, name, limit: 20 }))
 */
export function toFilter<Values extends object>(values: Values): FilterOf<Values> {
  const chosen = Object.entries(values).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(chosen) as FilterOf<Values>
}
