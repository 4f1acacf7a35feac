import { foreignKey, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { businesses } from './businesses.table.ts'
import { customers } from './customers.table.ts'
import { riskAnswers } from './risk-content.table.ts'

/** The answer of a business to a question, `answerCustomer` on the wire: one for each question. */
export const riskChoices = pgTable(
  'risk_choices',
  {
    id: id(),
    customerId: belongsTo('customer_id', () => customers.id),
    businessId: belongsTo('business_id', () => businesses.id),
    questionId: uuid('question_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('risk_choices_of_business').on(table.businessId, table.questionId),
    foreignKey({
      columns: [table.questionId, table.answerId],
      foreignColumns: [riskAnswers.questionId, riskAnswers.id],
      name: 'risk_choices_answer',
    }).onDelete('cascade'),
    index('risk_choices_of_answer').on(table.questionId, table.answerId),
    index('risk_choices_of_customer').on(table.customerId, table.id),
  ],
)
