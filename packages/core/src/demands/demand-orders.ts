/** The orders of the demands list. */
export const demandOrders = [
  'idDesc',
  'idAsc',
  'name',
  'updatedAt',
  'forecastNullsFirst',
  'forecastNullsLast',
  'turn',
] as const

/** An order of the demands list; `idDesc` is the default. */
export type DemandOrder = (typeof demandOrders)[number]
