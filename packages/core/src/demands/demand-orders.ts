/** The sort orders of the demands list. */
export const demandOrders = [
  'idDesc',
  'idAsc',
  'name',
  'updatedAt',
  'forecastNullsFirst',
  'forecastNullsLast',
  'turn',
] as const

/** A sort order of the demands list; `idDesc` is the server's default. */
export type DemandOrder = (typeof demandOrders)[number]

/**
 * The default orders of the demands list without a search: as a board by descending number, as one list by
 * whose turn it is, since no status groups the demands there.
 */
export const usualOrders = { board: 'idDesc', list: 'turn' } as const satisfies Record<
  string,
  DemandOrder
>
