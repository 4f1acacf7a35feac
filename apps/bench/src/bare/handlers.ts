import { randomUUID } from 'node:crypto'
import type { Viewer } from '../processes/viewer.ts'
import type { Query, Runner } from './runner.ts'
import { statements } from './statements.ts'

type Row = readonly unknown[]

function toSummary(row: Row, viewerId: string) {
  const visualized = row[12] as string[]
  return {
    id: row[0],
    externalId: row[1],
    name: row[2],
    statusKey: row[3],
    deleveryForecast: row[4],
    createdAt: row[5],
    updatedAt: row[6],
    finishedAt: row[7],
    lastBackofficeAction: row[8],
    private: row[9],
    priority: row[10],
    order: row[11],
    visualized,
    following: row[13],
    userId: row[14],
    demandTypeName: row[15],
    backofficeUserId: row[16],
    backofficeUserName: row[17],
    demandsTags: row[18],
    validationDate: row[19],
    businessId: row[20],
    feedback: row[21] === null ? null : { id: row[21], skipped: row[22] ?? false },
    journey: row[23] === null ? null : { journeyType: { title: row[23] }, waitsForSteps: false },
    statusChangedAt: row[24],
    unread: !visualized.includes(viewerId),
  }
}

function toDetail(row: Row, viewerId: string) {
  return {
    ...toSummary(row, viewerId),
    description: row[25],
    creatorName: row[26],
    authorName: row[31],
    validationUserId: row[27],
    validationUser: row[28] === null ? null : { name: row[28] },
    attachments: row[29],
    privateUsers: row[30],
  }
}

function toItem(row: Row) {
  const [id, type, content, userType, userId, userName, createdAt] = row
  const empty = { template: null, deleted: false, attachments: [], customFields: null }
  return { id, type, content, userType, userId, userName, createdAt, ...empty }
}

/** A UUID of version 7. */
function createId(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const one = (rows: readonly Row[]): Row => {
  const [row] = rows
  if (!row) throw new Error('No such demand')
  return row
}

/** The four operations, for one user who is not authenticated. */
export function createHandlers({ query, transaction }: Runner, viewer: Viewer) {
  const { customerId, businessId, userId, userName } = viewer
  const scope = [customerId, businessId, userId]

  async function leaveMessage(
    run: Query,
    kind: 'created' | 'message',
    demandId: string,
    now: string,
  ) {
    const notice = { news: { kind }, internal: false }
    const message = { kind: 'demandChanged', demandId, authorId: userId, notice }
    await run(statements.outbox, [customerId, JSON.stringify(message), now])
  }

  return {
    async list(limit: number) {
      const [rows, counted] = await Promise.all([
        query(statements.list, [...scope, limit + 1, 0]),
        query(statements.count, scope),
      ])
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const cursor = ['demands idDesc', '', String(last?.[1])]
      return {
        demands: shown.map((row) => toSummary(row, userId)),
        total: one(counted)[0],
        nextCursor:
          rows.length > limit ? Buffer.from(JSON.stringify(cursor)).toString('base64url') : null,
      }
    },

    async detail(id: string) {
      return toDetail(one(await query(statements.detail, [...scope, id])), userId)
    },

    create: ({ name, description }: { name: string; description: string }) =>
      transaction(async (run) => {
        const now = Date.now()
        const at = new Date(now).toISOString()
        const id = createId(now)
        const rows = await run(statements.insertDemand, [
          ...[id, customerId, businessId, userId, userName, name.trim(), description.trim(), at],
          ...[false, false],
        ])
        await leaveMessage(run, 'created', id, at)
        return toDetail(one(rows), userId)
      }),

    message: (id: string, { content }: { content: string }) =>
      transaction(async (run) => {
        const now = Date.now()
        const at = new Date(now).toISOString()
        one(await run(statements.lock, [...scope, id]))
        const item = [createId(now), id, customerId, content, userId, userName, at]
        const rows = await run(statements.insertItem, item)
        await run(statements.touch, [id, at, userId])
        await leaveMessage(run, 'message', id, at)
        return toItem(one(rows))
      }),
  }
}
