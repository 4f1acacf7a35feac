import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'

const PLACE_BEHIND = 100_000

/** Among those of the firm's content; what is added by calls stands behind them, by its age. */
const place = () => integer('place').notNull().default(PLACE_BEHIND)
/** By which the firm's content knows it; null for what is added by calls. */
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

/** What is asked about a sector. */
export const riskQuestions = pgTable(
  'risk_questions',
  {
    id: id(),
    sectorId: belongsTo('sector_id', () => riskSectors.id),
    key: contentKey(),
    place: place(),
    name: text('name').notNull(),
    /** Of the duty that it is about. */
    source: text('source'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('risk_questions_of_sector').on(table.sectorId, table.id),
    unique('risk_questions_by_key').on(table.key),
  ],
)

/** The answers to choose from. Their weights never leave the server towards customers. */
export const riskAnswers = pgTable(
  'risk_answers',
  {
    id: id(),
    questionId: belongsTo('question_id', () => riskQuestions.id),
    key: contentKey(),
    place: place(),
    name: text('name').notNull(),
    /** How likely the event becomes by it, 1 to 5. */
    probability: integer('probability').notNull(),
    /** How grave it would be, 1 to 5. */
    impact: integer('impact').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // What a customer chooses names both: an answer of another question cannot be stored.
    unique('risk_answers_of_question').on(table.questionId, table.id),
    unique('risk_answers_by_key').on(table.questionId, table.key),
    check('risk_answers_probability', sql`${table.probability} between 1 and 5`),
    check('risk_answers_impact', sql`${table.impact} between 1 and 5`),
  ],
)
