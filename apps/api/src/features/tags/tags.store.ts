import { and, asc, eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { businesses } from '../businesses/businesses.table.ts'
import { customers } from '../customers/customers.table.ts'
import { demandTags } from './tags.table.ts'

const businessId = sql`${sql.placeholder('businessId')}::uuid`
const ofCustomer = sql`((select app_staff()) or ${demandTags.customerId} = (select app_customer()))`
// A business narrows what staff get to its customer; a user's own customer is the only one anyway.
const ofBusiness = sql`(${businessId} is null or ${demandTags.customerId} =
  (select ${businesses.customerId} from ${businesses} where ${businesses.id} = ${businessId}))`
const named = sql`strpos(fold_text(${demandTags.name}), fold_text(${sql.placeholder('name')})) > 0`

const tags = build
  .select({ id: demandTags.id, name: demandTags.name, createdAt: demandTags.createdAt })
  .from(demandTags)
  .where(and(ofCustomer, ofBusiness, named))
  .orderBy(sql`fold_text(${demandTags.name}) collate "C"`, asc(demandTags.id))
  .prepare('select_demand_tags')

/**
 * The demand tags of the principal's customer, by name.
 * @param name part of the name, in any case and without regard to accents; empty for all
 */
export const selectDemandTags = (businessId: string | null, name: string) =>
  toCommand(tags, { businessId, name })

/** The customer, when the principal works for it. */
export const selectCustomerId = (id: string) =>
  toCommand(
    build
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.id, id),
          sql`((select app_staff()) or ${customers.id} = (select app_customer()))`,
        ),
      ),
  )

/** The names of the tags that a customer has. */
export const selectTagNames = (customerId: string) =>
  toCommand(
    build
      .select({ name: demandTags.name })
      .from(demandTags)
      .where(and(ofCustomer, eq(demandTags.customerId, customerId))),
  )

/** A tag by its id, when it is a customer's. */
export const selectTagOf = (customerId: string, id: string) =>
  toCommand(
    build
      .select({ id: demandTags.id })
      .from(demandTags)
      .where(and(ofCustomer, eq(demandTags.customerId, customerId), eq(demandTags.id, id))),
  )

/** Adds a tag; answers nothing when somebody was faster with the same name. */
export const insertDemandTag = (tag: typeof demandTags.$inferInsert) =>
  toCommand(
    build
      .insert(demandTags)
      .values(tag)
      .onConflictDoNothing()
      .returning({ id: demandTags.id, name: demandTags.name, createdAt: demandTags.createdAt }),
  )
