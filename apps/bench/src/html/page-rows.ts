import type { Runner } from '../bare/runner.ts'
import { statements } from '../bare/statements.ts'
import type { Viewer } from '../processes/viewer.ts'

/** The statuses of the portal's list, in its order. */
export const statusKeys = ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'] as const

/** Rows per status, as the portal requests. */
export const ROWS_OF_STATUS = 12
/** Messages of a conversation that its page shows. */
export const THREAD_LENGTH = 50

/** A demand as a row of the list. */
export interface PageRow {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly forecast: string | null
  readonly updatedAt: string
  readonly isPriority: boolean
  readonly isPrivate: boolean
  readonly isUnread: boolean
  readonly responsible: string | null
}

/** A status with its newest demands, and how many it has. */
export interface PageColumn {
  readonly statusKey: string
  readonly total: number | null
  readonly rows: readonly PageRow[]
}

export interface PageMessage {
  readonly id: string
  readonly content: string
  readonly author: string
  readonly createdAt: string
}

function toPageRow(row: readonly unknown[]): PageRow {
  return {
    id: String(row[1]),
    number: Number(row[2]),
    name: String(row[3]),
    forecast: row[4] === null ? null : String(row[4]),
    updatedAt: String(row[5]),
    isPriority: row[6] === true,
    isPrivate: row[7] === true,
    isUnread: row[8] === true,
    responsible: row[9] === null ? null : String(row[9]),
  }
}

function toColumns(
  rows: readonly (readonly unknown[])[],
  totals: ReadonlyMap<unknown, number>,
): PageColumn[] {
  return statusKeys.map((statusKey) => ({
    statusKey,
    total: totals.get(statusKey) ?? null,
    rows: rows.filter(([status]) => status === statusKey).map(toPageRow),
  }))
}

/** The reads of the finished pages, for one user who is not authenticated. */
export function createPageReads({ query }: Runner, viewer: Viewer) {
  const scope = [viewer.customerId, viewer.businessId, viewer.userId]
  const asked = [...scope, statusKeys, ROWS_OF_STATUS]
  return {
    async board(): Promise<PageColumn[]> {
      const [rows, counted] = await Promise.all([
        query(statements.board, asked),
        query(statements.boardCounts, scope),
      ])
      return toColumns(rows, new Map(counted.map(([status, count]) => [status, Number(count)])))
    },

    async search(text: string): Promise<PageColumn[]> {
      const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      return toColumns(await query(statements.boardSearch, [...asked, part]), new Map())
    },

    async thread(demandId: string): Promise<PageMessage[]> {
      const rows = await query(statements.thread, [demandId, THREAD_LENGTH])
      return rows
        .map(([id, content, author, createdAt]) => ({
          id: String(id),
          content: String(content ?? ''),
          author: String(author ?? ''),
          createdAt: String(createdAt),
        }))
        .reverse()
    },
  }
}
