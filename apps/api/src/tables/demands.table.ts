import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, codePointText, day, id, instant, searchWords } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import type { StoredAttachment } from './stored-attachment.ts'
import { users } from './users.table.ts'

/** Distance between the ranks of `turnKey`. */
const TURN_KEY_STEP = 100_000_000
/** Values below wait for the customer's reply or validation. */
export const WAITS_BELOW = 2 * TURN_KEY_STEP

/** Names of people are copied beside their ids: a customer may not read the firm's users. */
export const demands = pgTable(
  'demands',
  {
    id: id(),
    /** The number that people quote, `externalId` on the wire. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    customerId: belongsTo('customer_id', () => customers.id),
    businessId: belongsTo('business_id', () => businesses.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    creatorName: text('creator_name').notNull(),
    /** Who raised it, once another person has inherited it; null while `userId` did. Set by the database. */
    authorId: uuid('author_id'),
    authorName: text('author_name'),
    name: text('name').notNull(),
    /** Search words of the name; the database's default is for rows inserted by hand. */
    words: searchWords('words').notNull(),
    description: text('description').notNull(),
    /** Search words of the description, which is searched like an entry of the conversation. */
    descriptionWords: searchWords('description_words').notNull().default(''),
    /** What lists are sorted by; the size of the numbers in it counts. */
    nameOrder: codePointText('name_order').notNull().generatedAlwaysAs(sql`order_text(name)`),
    statusKey: text('status_key', {
      enum: ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'],
    })
      .notNull()
      .default('OPEN'),
    statusChangedAt: instant('status_changed_at').notNull(),
    deleveryForecast: day('delevery_forecast'),
    /** The assignee was notified that the forecast has passed: when, and of which forecast. */
    overdueToldAt: instant('overdue_told_at'),
    overdueToldFor: day('overdue_told_for'),
    priority: boolean('priority').notNull().default(false),
    /** Place in the queue of the customer while in progress, from 1. */
    order: integer('order'),
    private: boolean('private').notNull().default(false),
    privateUsers: uuid('private_users').array().notNull().default([]),
    visualized: uuid('visualized').array().notNull().default([]),
    /** When each user last read it, by id: later entries are new to them. */
    viewedAt: jsonb('viewed_at').$type<Record<string, string>>().notNull().default({}),
    following: uuid('following').array().notNull().default([]),
    demandsTags: uuid('demands_tags').array().notNull().default([]),
    demandTypeName: text('demand_type_name'),
    /** `isOnDemandsPage` of the SDK. */
    onDemandsPage: boolean('on_demands_page')
      .notNull()
      .generatedAlwaysAs(
        sql`status_key = 'PENDING' or demand_type_name is distinct from 'Registro de Marcas'`,
      ),
    backofficeUserId: uuid('backoffice_user_id').references(() => users.id),
    backofficeUserName: text('backoffice_user_name'),
    lastBackofficeAction: instant('last_backoffice_action'),
    finishedAt: instant('finished_at'),
    validationDate: instant('validation_date'),
    /** The user who validated it; stays after they are removed. */
    validationUserId: uuid('validation_user_id'),
    validationUserName: text('validation_user_name'),
    feedbackId: uuid('feedback_id'),
    feedbackSkipped: boolean('feedback_skipped'),
    journeyTitle: text('journey_title'),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    // Sort columns of lists. Plain columns: row-level security keeps expressions out of index scans.
    numberDown: integer('number_down').notNull().generatedAlwaysAs(sql`-number`),
    forecastOrFirst: day('forecast_or_first')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(delevery_forecast, '-infinity')`),
    forecastOrLast: day('forecast_or_last')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(delevery_forecast, 'infinity')`),
    /** Whose turn it is, and by when, as `compareDemands` of the SDK sorts both: the rank, then days. */
    turnKey: integer('turn_key')
      .notNull()
      .generatedAlwaysAs(
        sql`case when status_key = 'PENDING' then 0 when status_key = 'FINISHED' and validation_date is null then 1
          when status_key in ('OPEN', 'IN_PROGRESS') then 2 when status_key = 'BLOCKED' then 3 else 4 end
          * ${sql.raw(String(TURN_KEY_STEP))} + coalesce(delevery_forecast - date '0001-01-01', 99999999)`,
      ),
    /** Incremented with every change that can conflict with another person's; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Lists are sorted by the number that people quote; it also breaks every tie, the newer one first.
    uniqueIndex('demands_number').on(table.number),
    // Rebuilt by a migration, with the columns of the most common list conditions included.
    index('demands_by_number').on(table.businessId, table.number),
    index('demands_by_name').on(table.businessId, table.nameOrder, table.numberDown),
    index('demands_by_update').on(table.businessId, table.updatedAt, table.number),
    index('demands_by_forecast_first').on(
      table.businessId,
      table.forecastOrFirst,
      table.numberDown,
    ),
    index('demands_by_forecast_last').on(table.businessId, table.forecastOrLast, table.numberDown),
    index('demands_by_turn').on(table.businessId, table.turnKey, table.numberDown),
    index('demands_by_status').on(table.businessId, table.statusKey, table.number),
    index('demands_of_customer').on(table.customerId, table.number),
    index('demands_of_user').on(table.userId),
    index('demands_of_assignee').on(table.backofficeUserId, table.number),
    index('demands_words').using('gin', table.words).with({ fastupdate: false }),
    index('demands_description_words')
      .using('gin', table.descriptionWords)
      .with({ fastupdate: false }),
    index('demands_private').on(table.customerId).where(sql`private`),
    index('demands_private_of_business').on(table.businessId).where(sql`private`),
    // They are part of an index, whose rows are limited in size.
    check('demands_private_users', sql`cardinality(${table.privateUsers}) <= 100`),
  ],
)
