import { cursorId, cursorText, decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handler } from '../../http/operation.ts'
import {
  type ListedUser,
  selectUserPage,
  type UserPage,
  type UserPlace,
} from './user-list.store.ts'

interface Paging {
  readonly limit?: number
  readonly page?: number
  readonly cursor?: string
}

const list = 'users'

type Asked = Pick<UserPage, 'kind' | 'filter'>

/** The page that a query asks for, by number or behind a cursor. */
function toPage({ limit = 50, page = 0, cursor }: Paging, asked: Asked): UserPage {
  const place = cursor === undefined ? null : decodeCursor(list, cursor, [cursorText, cursorId])
  return { ...asked, limit, offset: page * limit, after: place as UserPlace | null }
}

function toAnswer(
  rows: readonly ListedUser[],
  limit: number,
  counted: readonly { total: number }[],
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    shown,
    total: counted[0]?.total ?? 0,
    nextCursor: rows.length > limit && last ? encodeCursor(list, [last.nameFolded, last.id]) : null,
  }
}

function toSummary(row: ListedUser) {
  const { customerId: _, customerName: _n, nameFolded: _f, createdAt: _c, ...summary } = row
  return summary
}

/** A page of the users of the same customer; staff get the users of the firm. */
export const listUsers: Handler<'listUsers'> = async ({ query, unit }) => {
  const filter = query.includeBlocked ? {} : ({ status: 'ACTIVE' } as const)
  const page = toPage(query, { kind: 'colleagues', filter })
  const [rows, counted] = await unit.read(...selectUserPage(page))
  const { shown, ...rest } = toAnswer(rows, page.limit, counted)
  return { users: shown.map(toSummary), ...rest }
}

/** A page of the users of every customer and of the firm. */
export const listFirmUsers: Handler<'listFirmUsers'> = async ({ query, unit }) => {
  const { customerId, type, status, name } = query
  const text = name?.trim()
  const filter = {
    ...(customerId && { customerId }),
    ...(type && { type }),
    ...(status && { status }),
    ...(text && { text }),
  }
  const page = toPage(query, { kind: 'everybody', filter })
  const [rows, counted] = await unit.read(...selectUserPage(page))
  const { shown, ...rest } = toAnswer(rows, page.limit, counted)
  return { users: shown.map(({ nameFolded: _, ...user }) => user), ...rest }
}
