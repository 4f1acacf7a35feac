import type { Answers, Command } from '../../db/command.ts'
import type { Unit } from '../../db/database.ts'
import { toCommand } from '../../db/statements.ts'
import type { PageStart } from '../../http/page.ts'
import { type BusinessScope, scopeValue } from '../visibility/demand-scope.ts'
import { type DemandFilter, filtersOf } from './demand-filter.ts'
import {
  countOf,
  hasTotalInRows,
  pageOf,
  pageWithTotalOf,
  type RowWithTotal,
  type Shape,
  toPageSize,
} from './demand-list.statements.ts'
import type { ListOrder, ListRow } from './demand-order.ts'

export interface DemandPage extends PageStart {
  readonly scope: BusinessScope
  readonly filter: DemandFilter
  readonly order: ListOrder
}

/** A page that was requested together with others. */
interface AskedPage {
  readonly commands: readonly Command[]
  readonly toResult: (answers: readonly unknown[]) => PageResult
}

/** The rows of a page and one more, if there is one; and the number of all rows. */
export interface PageResult {
  readonly rows: readonly ListRow[]
  readonly counted: readonly { readonly total: number }[]
}

const ask = <const C extends readonly Command[]>(
  commands: C,
  toResult: (answers: Answers<C>) => PageResult,
): AskedPage => ({ commands, toResult: (answers) => toResult(answers as Answers<C>) })

const hasDemand = (row: RowWithTotal): row is RowWithTotal & ListRow => row.id !== null

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
  if (hasTotalInRows(shape)) {
    return ask([toCommand(pageWithTotalOf(shape), values)], ([whole]) => ({
      rows: whole
        .filter(hasDemand)
        .slice(0, limit + 1)
        .map(({ total: _, ...row }) => row),
      counted: whole,
    }))
  }
  return ask(
    [toCommand(pageOf(shape), values), toCommand(countOf(shape), values)],
    ([rows, counted]) => ({ rows: rows.slice(0, limit + 1), counted }),
  )
}

/** Several pages in one round trip, each as if requested alone. */
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
