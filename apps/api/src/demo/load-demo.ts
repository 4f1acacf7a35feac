import { type Conventions, conventions as presets } from '@tramite/core/calendar'
import { sql } from 'drizzle-orm'
import { lockFor } from '../db/advisory-locks.ts'
import { plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import { build, sqlCommand, toCommand } from '../db/statements.ts'
import { hashPassword } from '../features/credentials/passwords.ts'
import type { Clock } from '../ports/clock.ts'
import { billings } from '../tables/billings.table.ts'
import { businesses, businessUsers } from '../tables/businesses.table.ts'
import { customers, customerTags } from '../tables/customers.table.ts'
import { deadlineStops } from '../tables/deadline-stops.table.ts'
import { demands } from '../tables/demands.table.ts'
import { documents } from '../tables/documents.table.ts'
import { feedbacks } from '../tables/feedback.table.ts'
import { files as fileTable } from '../tables/files.table.ts'
import { forecastCauses } from '../tables/forecast-causes.table.ts'
import { processItems } from '../tables/items.table.ts'
import { customerJourneys, journeyDemands, journeyTypes } from '../tables/journeys.table.ts'
import { legalAcceptances } from '../tables/legal.table.ts'
import {
  mappingActivities,
  mappingSectors,
  mappingSnapshots,
  mappings,
} from '../tables/mapping.table.ts'
import { gazettes, markEvents, markProcesses, marks } from '../tables/marks.table.ts'
import { notifications } from '../tables/notifications.table.ts'
import { popups, popupViews } from '../tables/popups.table.ts'
import { receipts } from '../tables/receipts.table.ts'
import { reminderArchives, reminderDemands, reminders } from '../tables/reminders.table.ts'
import { riskChoices } from '../tables/risk-choices.table.ts'
import { riskAnswers, riskQuestions, riskSectors } from '../tables/risk-content.table.ts'
import { demandScreenings } from '../tables/screenings.table.ts'
import { credentials } from '../tables/session.table.ts'
import { demandTags } from '../tables/tags.table.ts'
import { templateDrafts, templates, templateTypes } from '../tables/templates.table.ts'
import { users } from '../tables/users.table.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts'
import type { DemoFiles } from './demo-files.ts'
import { type DemoRows, toDemoRows } from './demo-rows.ts'
import type { StoredFile } from './file-rows.ts'
import { toInserts } from './inserts.ts'

export { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts'
export type { DemoFiles } from './demo-files.ts'

export interface DemoOptions {
  /** Those of the firm, which forecasts and days follow; `specified` when absent. */
  readonly conventions?: Conventions
  /** The file storage; without it downloads of the demo firm find nothing. */
  readonly files?: DemoFiles
}

const isEmpty = sqlCommand(
  sql`select not exists (select from ${users})`,
  ({ rows }) => rows[0]?.[0] === true,
)

const hasDemo = sqlCommand(
  sql`select exists (select from ${users} where email = ${demoAccounts[0]?.email ?? ''})`,
  ({ rows }) => rows[0]?.[0] === true,
)

async function storeFiles(store: DemoFiles, files: readonly StoredFile[]): Promise<void> {
  await Promise.all(
    files.map(({ row, contentType, bytes }) => store.store({ key: row.key, contentType }, bytes)),
  )
}

/**
 * Removes the content that an earlier start has written: the demo firm has the same, with ids of its own.
 * Without users, nothing refers to it.
 */
const removeContent = [riskAnswers, riskQuestions, riskSectors, journeyTypes].map((table) =>
  toCommand(build.delete(table)),
)

/** Every insert, in the order required by foreign keys. */
function toAllInserts(rows: DemoRows) {
  return [
    ...toInserts(customers, rows.customers),
    ...toInserts(deadlineStops, rows.deadlineStops),
    ...toInserts(customerTags, rows.customerTags),
    ...toInserts(users, rows.users),
    ...toInserts(credentials, rows.credentials),
    ...toInserts(legalAcceptances, rows.legalAcceptances),
    ...toInserts(businesses, rows.businesses),
    ...toInserts(businessUsers, rows.businessUsers),
    ...toInserts(demandTags, rows.demandTags),
    ...toInserts(demands, rows.demands),
    ...toInserts(forecastCauses, rows.causes),
    ...toInserts(demandScreenings, rows.screenings),
    // Conversations are shown in the order of insertion.
    ...toInserts(
      processItems,
      rows.items.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ),
    ...toInserts(templateTypes, rows.templateTypes),
    ...toInserts(templates, rows.templates),
    ...toInserts(templateDrafts, rows.templateDrafts),
    ...toInserts(documents, rows.documents),
    ...toInserts(journeyTypes, rows.journeyTypes),
    ...toInserts(customerJourneys, rows.customerJourneys),
    ...toInserts(journeyDemands, rows.journeyDemands),
    ...toInserts(reminders, rows.reminders),
    ...toInserts(reminderArchives, rows.reminderArchives),
    ...toInserts(reminderDemands, rows.reminderDemands),
    ...toInserts(mappings, rows.mappings),
    ...toInserts(mappingSectors, rows.mappingSectors),
    ...toInserts(mappingActivities, rows.mappingActivities),
    ...toInserts(mappingSnapshots, rows.mappingSnapshots),
    ...toInserts(riskSectors, rows.riskSectors),
    ...toInserts(riskQuestions, rows.riskQuestions),
    ...toInserts(riskAnswers, rows.riskAnswers),
    ...toInserts(riskChoices, rows.riskChoices),
    ...toInserts(marks, rows.marks),
    ...toInserts(markProcesses, rows.markProcesses),
    ...toInserts(markEvents, rows.markEvents),
    ...toInserts(gazettes, rows.gazettes),
    ...toInserts(feedbacks, rows.feedbacks),
    ...toInserts(notifications, rows.notifications),
    ...toInserts(billings, rows.billings),
    ...toInserts(receipts, rows.receipts),
    ...toInserts(popups, rows.popups),
    ...toInserts(popupViews, rows.popupViews),
    ...toInserts(
      fileTable,
      rows.files.map(({ row }) => row),
    ),
    plainCommand(`select setval(pg_get_serial_sequence('demands', 'number'), $1, false)`, [
      rows.nextNumber,
    ]),
    plainCommand(`select setval('template_documents_number_seq', $1, false)`, [
      rows.nextDocumentNumber,
    ]),
  ]
}

/**
 * Loads the demo firm into an empty database; one with any user stays as it is. All of it or nothing, and
 * once when several processes start together.
 * @param clock its day is the reference of all dates
 * @returns the accounts, whether they were loaded now or before; none for another firm's database
 */
export async function loadDemoFirm(
  db: Database,
  clock: Clock,
  { conventions = presets.specified, files }: DemoOptions = {},
): Promise<readonly DemoAccount[]> {
  if (!(await db.system((transaction) => transaction.run(isEmpty)))) {
    return (await db.system((transaction) => transaction.run(hasDemo))) ? demoAccounts : []
  }
  const rows = toDemoRows(clock.now(), conventions, await hashPassword(demoPassword))
  // Before their rows: once the firm exists, so do its files. Another try stores the same ones.
  if (files) await storeFiles(files, rows.files)
  await db.system(async (transaction) => {
    await transaction.run(lockFor('loadDemo'))
    // Another process may have been faster.
    if (!(await transaction.run(isEmpty))) return
    await transaction.all(...removeContent, ...toAllInserts(rows))
  })
  return demoAccounts
}
