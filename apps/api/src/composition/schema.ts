/** Every table, for drizzle-kit: `pnpm migration` compares them with the migrations. */
export { auditChain, auditLog } from '../features/audit/audit.table.ts'
export { businesses, businessUsers } from '../features/businesses/businesses.table.ts'
export { customers, customerTags } from '../features/customers/customers.table.ts'
export { demandCounts } from '../features/demands/demand-counts.table.ts'
export { demandTypes } from '../features/demands/demand-types.table.ts'
export { demands } from '../features/demands/demands.table.ts'
export { forecastCauses } from '../features/demands/forecast-causes.table.ts'
export { demandScreenings } from '../features/demands/screenings.table.ts'
export { documents } from '../features/documents/documents.table.ts'
export { dataExports } from '../features/exports/exports.table.ts'
export { feedbacks } from '../features/feedback/feedback.table.ts'
export { files } from '../features/files/files.table.ts'
export { billings } from '../features/finance/billings.table.ts'
export { receipts } from '../features/finance/receipts.table.ts'
export { processItems } from '../features/items/items.table.ts'
export {
  customerJourneys,
  journeyDemands,
  journeyTypes,
} from '../features/journeys/journeys.table.ts'
export { legalAcceptances } from '../features/legal/legal.table.ts'
export { mappingCompletions } from '../features/mapping/completions.table.ts'
export {
  mappingActivities,
  mappingSectors,
  mappings,
} from '../features/mapping/mapping.table.ts'
export { gazettes, markEvents, markProcesses, marks } from '../features/marks/marks.table.ts'
export { notifications } from '../features/notifications/notifications.table.ts'
export { popups, popupViews } from '../features/promotions/popups.table.ts'
export {
  reminderArchives,
  reminderDemands,
  reminders,
} from '../features/reminders/reminders.table.ts'
export { riskChoices } from '../features/risk/risk-choices.table.ts'
export {
  riskAnswers,
  riskQuestions,
  riskSectors,
} from '../features/risk/risk-content.table.ts'
export {
  accessLog,
  credentials,
  knownDevices,
  rateLimits,
  sessions,
} from '../features/session/session.table.ts'
export { demandTags } from '../features/tags/tags.table.ts'
export {
  templateDrafts,
  templates,
  templateTypes,
} from '../features/templates/templates.table.ts'
export { emailChanges } from '../features/users/email-changes.table.ts'
export { handedOver, userRemovals } from '../features/users/user-removals.table.ts'
export { users } from '../features/users/users.table.ts'
export { idempotencyKeys } from '../http/idempotency.table.ts'
export { demandMails } from '../outbox/demand-mails.table.ts'
export { outbox } from '../outbox/outbox.table.ts'
export { ledgerEntries } from '../ports/ledger/ledger.table.ts'
