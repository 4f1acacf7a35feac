import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'

const PLACE_BEHIND = 100_000

/** Position in the firm's content; entries added by calls follow, by age. */
const place = () => integer('place').notNull().default(PLACE_BEHIND)
/** Identifies it in the firm's content; null if it was added by a call. */
const contentKey = () => text('key')

/** Sectors of the internal risk analysis: events of risk, the same for every customer. */
export const riskSectors = pgTable(
  'risk_sectors',
  {
    id: id(),
    key: contentKey(),
    place: place(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('risk_sectors_by_key').on(table.key)],
)

/** The questions about a sector. */
export const riskQuestions = pgTable(
  'risk_questions',
  {
    id: id(),
    sectorId: belongsTo('sector_id', () => riskSectors.id),
    key: contentKey(),
    place: place(),
    name: text('name').notNull(),
    /** Source of the duty in question. */
    source: text('source'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('risk_questions_of_sector').on(table.sectorId, table.id),
    unique('risk_questions_by_key').on(table.key),
  ],
)

/** The answers to choose from. Their weights are never sent to customers. */
export const riskAnswers = pgTable(
  'risk_answers',
  {
    id: id(),
    questionId: belongsTo('question_id', () => riskQuestions.id),
    key: contentKey(),
    place: place(),
    name: text('name').notNull(),
    /** How likely the answer makes the event, 1 to 5. */
    probability: integer('probability').notNull(),
    /** How severe the event would be, 1 to 5. */
    impact: integer('impact').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // A customer's choice references both: an answer of another question cannot be stored.
    unique('risk_answers_of_question').on(table.questionId, table.id),
    unique('risk_answers_by_key').on(table.questionId, table.key),
    check('risk_answers_probability', sql`${table.probability} between 1 and 5`),
    check('risk_answers_impact', sql`${table.impact} between 1 and 5`),
  ],
)
