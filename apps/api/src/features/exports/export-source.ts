import type { CivilDate, Conventions } from '@tramite/core/calendar'
import type { DeadlineState } from '@tramite/core/demands'
import type { MappingQuestion } from '@tramite/core/mapping'
import type { Command } from '../../db/command.ts'
import type { Database } from '../../db/database.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { type PagedList, readAll, type SelectPage } from '../../http/page.ts'
import type { BusinessScope } from '../visibility/demand-scope.ts'

/** The data source of an export: as its requester sees it now. */
export interface ExportSource {
  readonly principal: CustomerPrincipal
  /** The businesses whose demands they see. */
  readonly scope: BusinessScope
  /** Of the data mapping, in the firm's version. */
  readonly questions: readonly MappingQuestion[]
  /** The name of the firm. */
  readonly firm: string
  /** How the firm writes days, times and document numbers. */
  readonly conventions: Conventions
  /** The day on which it is made, in the firm's time zone. */
  readonly today: CivilDate
  /** Of the demands, under the contract of its requester. */
  readonly deadlines: DeadlineState
  /** Reads under row-level security, as the requester. */
  read<T>(command: Command<T>): Promise<T>
  /** Every row of a list, with one page in memory. */
  all<Row>(list: PagedList<Row>, select: SelectPage<Row>): AsyncGenerator<Row>
}

/** The data as somebody sees it. */
export function createExportSource(
  database: Pick<Database, 'tenant'>,
  principal: CustomerPrincipal,
  about: Pick<ExportSource, 'questions' | 'firm' | 'conventions' | 'today' | 'deadlines'>,
): ExportSource {
  const read = <T>(command: Command<T>) =>
    database.tenant(principal, (transaction) => transaction.run(command))
  return {
    ...about,
    principal,
    scope: { kind: 'many', businessIds: principal.businessIds },
    read,
    all: (list, select) => readAll(read, list, select),
  }
}
