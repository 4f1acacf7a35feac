import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, day, id, instant } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'
import { users } from './users.table.ts'

/** The holder of a mark, as given in the registration. */
export interface StoredHolder {
  readonly email: string
  readonly isPJ: boolean
  readonly cpf: string
  readonly customerName: string
  readonly country: string
  readonly UF: string
  readonly city: string
  readonly address: string
  readonly CEP: string
  readonly user: string
}

/** Trademarks of customers. Each has a demand, and is visible to those who see the demand. */
export const marks = pgTable(
  'marks',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    businessId: belongsTo('business_id', () => businesses.id),
    demandId: belongsTo('demand_id', () => demands.id),
    /** The user who registered or imported it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    imported: boolean('imported').notNull().default(false),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** `apresentacao` and `natureza` on the wire; null until an imported mark is described. */
    presentation: text('presentation'),
    nature: text('nature'),
    logoKey: text('logo_key'),
    contractKey: text('contract_key'),
    /** Null for an imported mark. */
    holder: jsonb('holder').$type<StoredHolder>(),
    /** Incremented with every change that can conflict with another person's; the ETag. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('marks_of_demand').on(table.demandId),
    index('marks_of_business').on(table.businessId, table.id),
    index('marks_of_customer').on(table.customerId, table.id),
    index('marks_of_user').on(table.userId),
  ],
)

/** Statuses of a process at the trademark office, with the contract's names. */
const authorityStatusNames = [
  'Pedido',
  'Publicação',
  'Oposição',
  'Exigência',
  'Sobrestamento',
  'Deferimento',
  'Indeferimento',
  'Recurso',
  'Registro',
  'Nulidade',
  'Caducidade',
  'Arquivamento',
  'Extinção',
] as const

/** Processes of marks at the trademark office. Two customers may watch the same one. */
export const markProcesses = pgTable(
  'mark_processes',
  {
    id: id(),
    markId: belongsTo('mark_id', () => marks.id),
    customerId: belongsTo('customer_id', () => customers.id),
    /** Nine digits. */
    number: text('number').notNull(),
    status: text('status', { enum: authorityStatusNames }),
    /** The day of the entry that set the status: older entries no longer change it. */
    statusOn: day('status_on'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('mark_processes_of_customer').on(table.customerId, table.number),
    index('mark_processes_by_number').on(table.number),
    index('mark_processes_of_mark').on(table.markId, table.id),
  ],
)

/** Dispatches of the office about a process, and the firm's own entries. Append-only. */
export const markEvents = pgTable(
  'mark_events',
  {
    id: id(),
    processId: belongsTo('process_id', () => markProcesses.id),
    customerId: belongsTo('customer_id', () => customers.id),
    /** The status that it set; null if it set none. */
    status: text('status', { enum: authorityStatusNames }),
    code: text('code'),
    name: text('name').notNull(),
    content: text('content'),
    /** Edition of the gazette; null for the firm's own entries. */
    gazetteNumber: integer('gazette_number'),
    /** Of code, name and text: the same dispatch of an edition is stored once. */
    fingerprint: text('fingerprint'),
    /** File of the gazette whose import changed the status by this entry; null if it did not. */
    movedBy: text('moved_by'),
    occurredOn: day('occurred_on').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mark_events_of_process').on(table.processId, table.occurredOn, table.id),
    uniqueIndex('mark_events_once')
      .on(table.processId, table.gazetteNumber, table.fingerprint)
      .where(sql`gazette_number is not null`),
    index('mark_events_moved_by').on(table.movedBy).where(sql`moved_by is not null`),
  ],
)

/** Weekly gazettes of the trademark office that the firm imported. */
export const gazettes = pgTable(
  'gazettes',
  {
    id: id(),
    /** Of the edition. */
    number: integer('number').notNull(),
    publishedOn: day('published_on').notNull(),
    fileKey: text('file_key').notNull(),
    status: text('status', { enum: ['received', 'done'] })
      .notNull()
      .default('received'),
    entries: integer('entries').notNull(),
    matched: integer('matched').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    /** The uploader. No reference: it outlives the account. */
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [uniqueIndex('gazettes_number').on(table.number)],
)
