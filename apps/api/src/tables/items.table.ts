import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant, searchWords } from '../db/columns.ts'
import { customers } from './customers.table.ts'
import { demands } from './demands.table.ts'
import type { StoredAttachment } from './stored-attachment.ts'

/** Types internal to the firm; the row-level policy of `process_items` repeats this list. */
export const internalItemTypes = ['PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE'] as const

/** The conversation and history of a demand. */
export const processItems = pgTable(
  'process_items',
  {
    id: id(),
    demandId: belongsTo('demand_id', () => demands.id),
    customerId: belongsTo('customer_id', () => customers.id),
    type: text('type', {
      enum: [
        'STATUS',
        'MESSAGE',
        'DOCUMENT',
        'FORM',
        'FORM_ANSWER',
        'ATTACHMENT',
        'TEMPLATED_MESSAGE',
        ...internalItemTypes,
      ],
    }).notNull(),
    content: text('content'),
    /** Search words of the content. */
    words: searchWords('words').notNull(),
    template: jsonb('template').$type<{ template: string; parameters: Record<string, string> }>(),
    userType: text('user_type', { enum: ['CUSTOMER', 'BACKOFFICE', 'SYSTEM'] }).notNull(),
    userId: uuid('user_id'),
    userName: text('user_name'),
    statusKey: text('status_key', {
      enum: ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'],
    }),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    deleted: boolean('deleted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The position in the conversation, assigned by the database: the clocks of two processes differ. */
    position: bigint('position', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  },
  (table) => [
    index('process_items_of_demand').on(table.demandId, table.position),
    index('process_items_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)
