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

/** A page that was asked for with others. */
interface AskedPage {
  readonly commands: readonly Command[]
  readonly toResult: (answers: readonly unknown[]) => PageResult
}

/** The rows of a page and one more, when there is one; and the number of all rows. */
export interface PageResult {
  readonly rows: readonly ListRow[]
  readonly counted: readonly { readonly total: number }[]
}

function toAsked({ scope, filter, order, limit, offset, after }: DemandPage): AskedPage {
  const shape: Shape = {
    kind: scope.kind,
    order,
    start: after !== null ? 'next' : offset > 0 ? 'offset' : 'first',
    limit: toPageSize(limit + 1),
    filters: filtersOf(filter),
  }
  const [afterKey = null, afterNumber = null] = after ?? []
  const values = { ...filter, scope: scopeValue(scope), offset, afterKey, afterNumber }
  const page = toCommand(pageOf(shape), values) as Command
  if (!isWhole(shape)) {
    return {
      commands: [page, toCommand(countOf(shape), values) as Command],
      toResult: ([rows, counted]) => ({
        rows: (rows as ListRow[]).slice(0, limit + 1),
        counted: counted as PageResult['counted'],
      }),
    }
  }
  return {
    commands: [page],
    toResult([answer]) {
      const whole = answer as WholeRow[]
      const rows = whole.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row]))
      return { rows: rows.slice(0, limit + 1) as ListRow[], counted: whole }
    },
  }
}

/** Several pages in one round trip, each as it would come alone. */
export async function readDemandPages(
  unit: Unit,
  pages: readonly DemandPage[],
): Promise<readonly PageResult[]> {
  const asked = pages.map(toAsked)
  const answers: readonly unknown[] = await unit.read(...asked.flatMap(({ commands }) => commands))
  let taken = 0
  return asked.map(({ commands, toResult }) => {
    const own = answers.slice(taken, taken + commands.length)
    taken += commands.length
    return toResult(own)
  })
}
