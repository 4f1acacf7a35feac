import { and, asc, eq, sql } from 'drizzle-orm'
import { rowCount } from '../../db/list-statements.ts'
import { byNumbers } from '../../db/number-order.ts'
import { build, toCommand } from '../../db/statements.ts'
import { cursorText } from '../../http/cursor.ts'
import { listBy, type PageStart } from '../../http/page.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { demandTags } from '../../tables/tags.table.ts'
import { reachable } from '../visibility/reachable.ts'

const businessId = sql`${sql.placeholder('businessId')}::uuid`
const ofCustomer = reachable(demandTags.customerId)
// For staff a business restricts the list to its customer; a user has only one customer anyway.
const ofBusiness = sql`(${businessId} is null or ${demandTags.customerId} =
  (select ${businesses.customerId} from ${businesses} where ${businesses.id} = ${businessId}))`
const named = sql`strpos(fold_text(${demandTags.name}), fold_text(${sql.placeholder('name')})) > 0`

const nameFolded = sql<string>`fold_text(${demandTags.name})`
const afterName = sql`${sql.placeholder('afterName')}::text`
const nameOrder = byNumbers(nameFolded)
const behind = sql`(${afterName} is null or (${nameOrder}, ${demandTags.id}) >
  (${byNumbers(afterName)}, ${sql.placeholder('afterId')}::uuid))`
const listed = and(ofCustomer, ofBusiness, named)
const shown = { id: demandTags.id, name: demandTags.name, createdAt: demandTags.createdAt }

const tags = build
  .select({ ...shown, nameFolded: nameFolded.as('name_folded') })
  .from(demandTags)
  .where(and(listed, behind))
  .orderBy(nameOrder, asc(demandTags.id))
  .limit(sql.placeholder('limit'))
  .offset(sql.placeholder('offset'))
  .prepare('select_demand_tags')
const counted = build.select(rowCount).from(demandTags).where(listed).prepare('count_demand_tags')

/** The filter of the list of tags. */
interface DemandTagFilter {
  readonly businessId: string | null
  /** Part of the name, ignoring case and accents; empty for all. */
  readonly name: string
}

/** The demand tags of a page of the principal's customer, by name, and one more; and the number of all. */
export function selectDemandTags(filter: DemandTagFilter, { limit, offset, after }: PageStart) {
  const [afterName = null, afterId = null] = after ?? []
  const page = { ...filter, limit: limit + 1, offset, afterName, afterId }
  return [toCommand(tags, page), toCommand(counted, { ...filter })] as const
}

type ListedTag = ReturnType<ReturnType<typeof selectDemandTags>[0]['read']>[number]

/** Tags by name. */
export const demandTagList = listBy('demandTags', 'nameFolded', cursorText)

/** A tag as the contract shows it. */
export const toTag = ({ nameFolded: _, ...tag }: ListedTag) => tag

/** The names of the tags that a customer has. */
export const selectTagNames = (customerId: string) =>
  toCommand(
    build
      .select({ name: demandTags.name })
      .from(demandTags)
      .where(and(ofCustomer, eq(demandTags.customerId, customerId))),
  )

/** A tag by its id, if it belongs to the customer. */
export const selectTagOf = (customerId: string, id: string) =>
  toCommand(
    build
      .select({ id: demandTags.id })
      .from(demandTags)
      .where(and(ofCustomer, eq(demandTags.customerId, customerId), eq(demandTags.id, id))),
  )

/** Adds a tag; returns nothing if the name was added meanwhile. */
export const insertDemandTag = (tag: typeof demandTags.$inferInsert) =>
  toCommand(build.insert(demandTags).values(tag).onConflictDoNothing().returning(shown))
