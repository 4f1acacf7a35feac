import type { Command } from '../../db/command.ts'
import type { Unit } from '../../db/database.ts'
import { toCommand } from '../../db/statements.ts'
import type { PageStart } from '../../http/page.ts'
import { type BusinessScope, scopeValue } from '../visibility/demand-scope.ts'
import { type DemandFilter, filtersOf } from './demand-filter.ts'
import { countOf, isWhole, pageOf, type Shape, toPageSize } from './demand-list.statements.ts'
import type { ListOrder, ListRow } from './demand-order.ts'

export interface DemandPage extends PageStart {
  readonly scope: BusinessScope
  readonly filter: DemandFilter
  readonly order: ListOrder
}

type WholeRow = ListRow & { readonly total: number; readonly id: string | null }

/** The rows of a page and one more, when there is one; and the number of all rows. */
export async function readDemandPage(
  unit: Unit,
  { scope, filter, order, limit, offset, after }: DemandPage,
): Promise<{ rows: readonly ListRow[]; counted: readonly { total: number }[] }> {
  const shape: Shape = {
    kind: scope.kind,
    order,
    start: after !== null ? 'next' : offset > 0 ? 'offset' : 'first',
    limit: toPageSize(limit + 1),
    filters: filtersOf(filter),
  }
  const [afterKey = null, afterNumber = null] = after ?? []
  const values = { ...filter, scope: scopeValue(scope), offset, afterKey, afterNumber }
  const page = pageOf(shape)
  if (isWhole(shape)) {
    const [whole] = await unit.read(toCommand(page, values) as Command<WholeRow[]>)
    const rows = whole.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row]))
    return { rows: rows.slice(0, limit + 1) as ListRow[], counted: whole }
  }
  const [rows, counted] = await unit.read(
    toCommand(page, values) as Command<ListRow[]>,
    toCommand(countOf(shape), values) as Command<{ total: number }[]>,
  )
  return { rows: rows.slice(0, limit + 1), counted }
}
