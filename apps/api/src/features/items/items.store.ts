import type { components } from '@tramite/core/contract'
import { and, asc, desc, eq, gt, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { rowCount } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type Page, type PageCommands, type PageStart } from '../../http/page.ts'
import { toSearchWords } from '../../search/tokens.ts'
import { demands } from '../../tables/demands.table.ts'
import { internalItemTypes, processItems } from '../../tables/items.table.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'

export type ProcessItem = components['schemas']['ProcessItem']

const columns = {
  id: processItems.id,
  type: processItems.type,
  content: processItems.content,
  template: processItems.template,
  userType: processItems.userType,
  userId: processItems.userId,
  userName: processItems.userName,
  statusKey: processItems.statusKey,
  attachments: processItems.attachments,
  deleted: processItems.deleted,
  createdAt: processItems.createdAt,
}
export type ItemRow = Pick<typeof processItems.$inferSelect, keyof typeof columns>

/** Items of a demand that are visible to the principal. The row-level policy repeats the types. */
const visibleItem: SQL | undefined = and(
  eq(processItems.demandId, sql.placeholder('demandId')),
  or(sql`(select app_staff())`, notInArray(processItems.type, [...internalItemTypes])),
  sql`exists (select from ${demands} where ${demands.id} = ${sql.placeholder('demandId')} and ${visibleDemand})`,
)

const positionOf = (name: 'before' | 'after') =>
  sql`(select p.position from ${processItems} p where p.id = ${sql.placeholder(name)})`

const page = (isContinued: boolean) =>
  build
    .select(columns)
    .from(processItems)
    .where(
      and(visibleItem, isContinued ? lt(processItems.position, positionOf('before')) : undefined),
    )
    .orderBy(desc(processItems.position))
    .limit(sql.placeholder('limit'))
const newest = page(false).prepare('list_items')
const older = page(true).prepare('list_items_before')

const forward = (isContinued: boolean) =>
  build
    .select(columns)
    .from(processItems)
    .where(
      and(visibleItem, isContinued ? gt(processItems.position, positionOf('after')) : undefined),
    )
    .orderBy(asc(processItems.position))
    .limit(sql.placeholder('limit'))
const oldest = forward(false).prepare('list_items_forward')
const newer = forward(true).prepare('list_items_after')

/** The rows of a page of a demand's items in the order of writing, oldest first; and one more. */
export function selectItemsForward(
  demandId: string,
  { limit, after: values }: Omit<PageStart, 'offset'>,
): readonly [Command<ItemRow[]>] {
  const [after] = values ?? []
  const statement = after === undefined ? oldest : newer
  return [toCommand(statement, { demandId, limit: limit + 1, after })]
}

const counted = build.select(rowCount).from(processItems).where(visibleItem).prepare('count_items')

/** Items from the newest on; a cursor names the last one. */
export const itemList = listById('items')

/** The rows of a page of a demand's items and one more, when there is one; and the number of all rows. */
export function selectItems(
  demandId: string,
  { limit, after }: Omit<PageStart, 'offset'>,
): PageCommands<ItemRow> {
  const [before] = after ?? []
  const values = { demandId, limit: limit + 1, before }
  return [toCommand(before === undefined ? newest : older, values), toCommand(counted, values)]
}

type NewItem = typeof processItems.$inferInsert

const insert = build
  .insert(processItems)
  .values({
    id: sql.placeholder('id'),
    demandId: sql.placeholder('demandId'),
    customerId: sql.placeholder('customerId'),
    type: sql.placeholder('type'),
    content: sql.placeholder('content'),
    words: sql.placeholder('words'),
    template: sql.placeholder('template'),
    userType: sql.placeholder('userType'),
    userId: sql.placeholder('userId'),
    userName: sql.placeholder('userName'),
    statusKey: sql.placeholder('statusKey'),
    attachments: sql.placeholder('attachments'),
    createdAt: sql.placeholder('createdAt'),
  })
  .prepare('insert_item')

const empty = { content: null, template: null, statusKey: null, attachments: [] }

/** An item as given by its author. */
export type ItemDraft = Pick<NewItem, 'id' | 'type' | 'userType' | 'createdAt'> &
  Partial<Pick<NewItem, 'content' | 'template' | 'statusKey' | 'attachments'>> & {
    readonly userId: string | null
    readonly userName: string | null
  }

/** An item and its demand. */
export interface PlacedItem {
  readonly demand: { readonly id: string; readonly customerId: string }
  readonly item: ItemDraft
}

/** The search words of an item's content; none if it has none. */
export const toItemWords = (content: string | null | undefined, customerId: string): string =>
  content ? toSearchWords(content, customerId) : ''

const toRow = ({ demand, item }: PlacedItem) => ({
  ...empty,
  ...item,
  words: toItemWords(item.content, demand.customerId),
  demandId: demand.id,
  customerId: demand.customerId,
})

export const insertItem = (
  demand: { readonly id: string; readonly customerId: string },
  item: ItemDraft,
) => toCommand(insert, toRow({ demand, item }))

/**
 * Writes any number of items in one statement, as one value: a statement accepts no more than 65,535 of
 * them.
 */
export const insertItems = (items: readonly [PlacedItem, ...PlacedItem[]]) =>
  sqlCommand(
    sql`insert into process_items (id, demand_id, customer_id, type, content, words, template, user_type,
        user_id, user_name, status_key, attachments, created_at)
      select id, "demandId", "customerId", type, content, words, template, "userType",
        "userId", "userName", "statusKey", attachments, "createdAt"
      from jsonb_to_recordset(${JSON.stringify(items.map(toRow))}::jsonb) as i (id uuid, "demandId" uuid,
        "customerId" uuid, type text, content text, words tsvector, template jsonb, "userType" text,
        "userId" uuid, "userName" text, "statusKey" text, attachments jsonb, "createdAt" timestamptz)`,
    () => undefined,
    'insert_items',
  )

const oneItem = and(
  eq(processItems.id, sql.placeholder('id')),
  eq(processItems.demandId, sql.placeholder('demandId')),
)

/** One item of a demand, locked against other changes. */
export const lockItem = (demandId: string, id: string): Command<ItemRow[]> =>
  toCommand(build.select(columns).from(processItems).where(oneItem).for('update'), {
    demandId,
    id,
  })

/** Keeps the place of an item and hides its content from everybody. */
export const markItemDeleted = (demandId: string, id: string): Command<ItemRow[]> =>
  toCommand(build.update(processItems).set({ deleted: true }).where(oneItem).returning(columns), {
    demandId,
    id,
  })

/** The same for the items that added a document, by its file: a withdrawn document is no longer shown. */
export const markDocumentItemsDeleted = (demandId: string, fileKey: string) =>
  toCommand(
    build
      .update(processItems)
      .set({ deleted: true })
      .where(
        and(
          eq(processItems.demandId, demandId),
          eq(processItems.type, 'DOCUMENT'),
          sql`${processItems.attachments} @> ${JSON.stringify([{ key: fileKey }])}::jsonb`,
        ),
      ),
  )

/** The row of an item that was just written. */
export const toItemRow = (item: ItemDraft): ItemRow => ({ ...empty, deleted: false, ...item })

/** An item as the contract shows it; a deleted one shows none of its content. */
export function toItem({ statusKey, attachments, ...row }: ItemRow): ProcessItem {
  const customFields = statusKey === null ? null : { statusKey }
  if (row.deleted) return { ...row, content: null, template: null, attachments: [], customFields }
  return { ...row, attachments: [...attachments], customFields }
}

/** A page of items as the contract shows it: read newest first, returned oldest first. */
export const toItemList = ({
  shown,
  ...rest
}: Page<ItemRow>): components['schemas']['ProcessItemList'] => ({
  items: shown.map(toItem).reverse(),
  ...rest,
})
