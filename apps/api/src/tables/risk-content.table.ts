import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'

/** Sectors of the internal risk analysis: events of risk, the same for every customer. */
export const riskSectors = pgTable('risk_sectors', {
  id: id(),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
})

/** What is asked about a sector. */
export const riskQuestions = pgTable(
  'risk_questions',
  {
    id: id(),
    sectorId: belongsTo('sector_id', () => riskSectors.id),
    name: text('name').notNull(),
    /** Of the duty that it is about. */
    source: text('source'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('risk_questions_of_sector').on(table.sectorId, table.id)],
)

/** The answers to choose from. Their weights never leave the server towards customers. */
export const riskAnswers = pgTable(
  'risk_answers',
  {
    id: id(),
    questionId: belongsTo('question_id', () => riskQuestions.id),
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
    check('risk_answers_probability', sql`${table.probability} between 1 and 5`),
    check('risk_answers_impact', sql`${table.impact} between 1 and 5`),
  ],
)
