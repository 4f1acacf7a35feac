import { demandStatuses } from '@tramite/core/demands'
import { isListedMark } from '@tramite/core/marks'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { holdsWords } from '../../db/holds-words.ts'
import { behind, rowCount } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { markProcesses, marks } from '../../tables/marks.table.ts'
import { type BusinessScope, inBusinesses, visibleDemand } from '../visibility/demand-scope.ts'
import { type MarkRow, markColumns } from './mark-columns.ts'

/** Marks from the newest on. */
export const markList = listById('marks')

const countMarks = (condition: SQL | undefined) =>
  toCommand(
    build
      .select(rowCount)
      .from(marks)
      .innerJoin(demands, eq(demands.id, marks.demandId))
      .where(condition),
  )

function selectListed(
  listed: SQL | undefined,
  { limit, offset, after }: PageStart,
): PageCommands<MarkRow> {
  const rows = build
    .select(markColumns)
    .from(marks)
    .innerJoin(demands, eq(demands.id, marks.demandId))
    .where(and(listed, behind(after, 'desc', marks.id)))
    .orderBy(desc(marks.id))
    .limit(limit + 1)
    .offset(offset)
  return [toCommand(rows), countMarks(listed)]
}

const hasProcess = (condition: SQL | undefined) =>
  sql`exists (select from ${markProcesses} where ${and(eq(markProcesses.markId, marks.id), condition)})`

/** Digits as people separate them in a process number. */
const processDigits = /^[\d\s.,/-]*\d[\d\s.,/-]*$/

/** By part of the name, or of a process number. */
function isCalled(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined
  const byName = holdsWords(sql`fold_text(${marks.name})`, text)
  if (!processDigits.test(text)) return byName
  const digits = text.replaceAll(/\D/g, '')
  return or(byName, hasProcess(sql`strpos(${markProcesses.number}, ${digits}) > 0`))
}

/** The statuses of a demand whose mark is in the list. */
const listedStatuses = demandStatuses.filter((statusKey) => isListedMark({ Demand: { statusKey } }))

/**
 * The marks of the list, and the number of all.
 * @param text part of the name or of a process number; absent for all
 */
export const selectMarks = (
  scope: BusinessScope,
  text: string | undefined,
  start: PageStart,
): PageCommands<MarkRow> =>
  selectListed(
    and(
      inBusinesses(marks.businessId, scope),
      isCalled(text),
      inArray(demands.statusKey, listedStatuses),
      visibleDemand,
    ),
    start,
  )

/** Including those just registered, for calls that ask for everything. */
export const selectEveryMark = (scope: BusinessScope, start: PageStart): PageCommands<MarkRow> =>
  selectListed(and(inBusinesses(marks.businessId, scope), visibleDemand), start)

const one = (id: string, businessId: string | null) =>
  build
    .select(markColumns)
    .from(marks)
    .innerJoin(demands, eq(demands.id, marks.demandId))
    .where(
      and(
        eq(marks.id, id),
        visibleDemand,
        businessId === null ? undefined : eq(marks.businessId, businessId),
      ),
    )

/** A mark by id, if its demand is visible to the principal and in the business. */
export const selectMark = (id: string, businessId: string | null): Command<MarkRow[]> =>
  toCommand(one(id, businessId))

/** The same, locked against other writers until the transaction ends. */
export const lockMark = (id: string, businessId: string | null): Command<MarkRow[]> =>
  toCommand(one(id, businessId).for('update', { of: marks }))

/** Locks the queue of a mark's demand; must precede locking mark or demand wherever the demand may move. */
export const lockQueueOf = (markId: string): Command<undefined> =>
  sqlCommand(
    sql`select app_hold_queues(array(select ${marks.demandId} from ${marks} where ${marks.id} = ${markId}))`,
    () => undefined,
  )

export const insertMarks = (
  rows: readonly [typeof marks.$inferInsert, ...(typeof marks.$inferInsert)[]],
): Command => toCommand(build.insert(marks).values([...rows]))

/** The editable columns of a mark. */
export type MarkColumns = Partial<
  Pick<typeof marks.$inferInsert, 'name' | 'description' | 'presentation' | 'nature' | 'logoKey'>
>

/** Writes a change with optimistic locking: the version is incremented. */
export const changeMark = (id: string, changes: MarkColumns, now: Date): Command =>
  toCommand(
    build
      .update(marks)
      .set({ ...changes, updatedAt: now.toISOString(), version: sql`${marks.version} + 1` })
      .where(eq(marks.id, id)),
  )

/** The filter of the firm's list. */
export interface FirmMarkFilter {
  readonly customerId?: string
  readonly statusKey?: (typeof demands.$inferSelect)['statusKey']
  readonly apolStatus?: NonNullable<(typeof markProcesses.$inferSelect)['status']>
  readonly processNumber?: string
}

/** A mark with the name of its owner. */
export type FirmMarkRow = MarkRow & { readonly customerName: string }

const withCustomer = () =>
  build
    .select({ ...markColumns, customerName: customers.name })
    .from(marks)
    .innerJoin(demands, eq(demands.id, marks.demandId))
    .innerJoin(customers, eq(customers.id, marks.customerId))

function toCondition({ customerId, statusKey, apolStatus, processNumber }: FirmMarkFilter) {
  return and(
    customerId === undefined ? undefined : eq(marks.customerId, customerId),
    statusKey === undefined ? undefined : eq(demands.statusKey, statusKey),
    apolStatus === undefined ? undefined : hasProcess(eq(markProcesses.status, apolStatus)),
    processNumber === undefined ? undefined : hasProcess(eq(markProcesses.number, processNumber)),
  )
}

/** Marks of the customers, and the number of all, for staff. */
export function selectFirmMarks(
  filter: FirmMarkFilter,
  { limit, offset, after }: PageStart,
): PageCommands<FirmMarkRow> {
  const condition = toCondition(filter)
  const rows = withCustomer()
    .where(and(condition, behind(after, 'desc', marks.id)))
    .orderBy(desc(marks.id))
    .limit(limit + 1)
    .offset(offset)
  return [toCommand(rows), countMarks(condition)]
}

/** A mark by id, for staff. */
export const selectFirmMark = (id: string): Command<FirmMarkRow[]> =>
  toCommand(withCustomer().where(eq(marks.id, id)))

/** The same, locked against other writers until the transaction ends. */
export const lockFirmMark = (id: string): Command<FirmMarkRow[]> =>
  toCommand(withCustomer().where(eq(marks.id, id)).for('update', { of: marks }))
