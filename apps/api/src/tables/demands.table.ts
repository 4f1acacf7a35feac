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

/** How far the ranks of `turnKey` are apart. */
const TURN_KEY_STEP = 100_000_000
/** What is below it waits for the customer: to be answered, or to be validated. */
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
    name: text('name').notNull(),
    /** What the name is found by; the database's default is for hands that know no better. */
    words: searchWords('words').notNull(),
    description: text('description').notNull(),
    /** Lower case without accents, for the order by name. */
    nameFolded: codePointText('name_folded').notNull().generatedAlwaysAs(sql`fold_text(name)`),
    statusKey: text('status_key', {
      enum: ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'],
    })
      .notNull()
      .default('OPEN'),
    statusChangedAt: instant('status_changed_at').notNull(),
    deleveryForecast: day('delevery_forecast'),
    /** The assignee was told that the forecast has passed: when, and which one. */
    overdueToldAt: instant('overdue_told_at'),
    overdueToldFor: day('overdue_told_for'),
    priority: boolean('priority').notNull().default(false),
    /** Place in the queue of the customer while in progress, from 1. */
    order: integer('order'),
    private: boolean('private').notNull().default(false),
    privateUsers: uuid('private_users').array().notNull().default([]),
    visualized: uuid('visualized').array().notNull().default([]),
    /** When each user last caught up with it, by id: the instant from which on things are new to them. */
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
    /** Who validated it, and stays so after they are gone. */
    validationUserId: uuid('validation_user_id'),
    validationUserName: text('validation_user_name'),
    feedbackId: uuid('feedback_id'),
    feedbackSkipped: boolean('feedback_skipped'),
    journeyTitle: text('journey_title'),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    // What lists sort by. Plain columns: row-level security keeps expressions out of index scans.
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
    /** Grows with every change that a person can collide with; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Lists go by the number that people quote; it also breaks every tie, the newer one first.
    uniqueIndex('demands_number').on(table.number),
    // Rebuilt by a migration, with what the most usual conditions of lists read beside the key.
    index('demands_by_number').on(table.businessId, table.number),
    index('demands_by_name').on(table.businessId, table.nameFolded, table.numberDown),
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
    index('demands_private').on(table.customerId).where(sql`private`),
    index('demands_private_of_business').on(table.businessId).where(sql`private`),
    // They stand in an index, whose rows have an end.
    check('demands_private_users', sql`cardinality(${table.privateUsers}) <= 100`),
  ],
)
