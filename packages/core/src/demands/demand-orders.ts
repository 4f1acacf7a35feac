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

/** A sort order of the demands list; `idDesc` is the default. */
export type DemandOrder = (typeof demandOrders)[number]
