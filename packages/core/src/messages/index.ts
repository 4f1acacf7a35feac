/**
 * The pt-BR catalogue: every text that the specification quotes, every validation, error and success
 * text, by code. Labels and headings are in the component package instead.
 *
 * One file per feature, each a plain constant, so that a bundler keeps only what a page refers to:
 *
 * - the server uses `message(code, params)`, which knows every code;
 * - browser code refers to the texts of its own feature, `sessionMessages['session.signInFailed']`, or
 * builds a small `message` from them, `createMessages(sessionMessages)`. Importing `message` itself there
 * would load all the texts.
 */
export { accessMessages } from './access.ts'
export { accessNoticeMessages } from './access-notices.ts'
export { archiveMessages } from './archive.ts'
export { businessFieldMessages } from './business-fields.ts'
export { businessRefusalMessages } from './business-refusals.ts'
export { businessMessages } from './businesses.ts'
export { calendarMessages } from './calendar.ts'
export { catalogue, type MessageCode, message } from './catalogue.ts'
export { chatNoticeMessages } from './chat-notice.ts'
export { customerRefusalMessages } from './customer-refusals.ts'
export { demandCreateMessages } from './demand-create.ts'
export { demandFieldMessages } from './demand-fields.ts'
export { demandMovedOnMessages } from './demand-moved-on.ts'
export { demandOutcomeMessages } from './demand-outcomes.ts'
export { demandRefusalMessages } from './demand-refusals.ts'
export { demandReplyMessages } from './demand-reply.ts'
export { demandSelectionMessages } from './demand-selection.ts'
export { demandStatusMessages } from './demand-status.ts'
export { demandMessages } from './demands.ts'
export { deviceMessages } from './devices.ts'
export { draftMessages } from './drafts.ts'
export { exportFileMessages, exportMessages } from './exports.ts'
export { feedbackMessages } from './feedback.ts'
export { fieldLabels } from './field-labels.ts'
export { fieldMessages } from './fields.ts'
export { fileFieldMessages } from './file-fields.ts'
export { fileMessages } from './files.ts'
export { billingFaultMessages, financeMessages } from './finance.ts'
export { firmFieldMessages } from './firm-fields.ts'
export { firmOutcomeMessages } from './firm-outcomes.ts'
export { forecastCauseMessages } from './forecast-causes.ts'
export { holidayMessages } from './holidays.ts'
export { homeMessages } from './home.ts'
export { journeyMessages } from './journeys.ts'
export { legalMessages } from './legal.ts'
export { limitMessages } from './limits.ts'
export { mailMessages } from './mails.ts'
export {
  mappingDemandMessages,
  mappingFindingMessages,
  mappingMessages,
  mappingRefusalMessages,
  mappingReportMessages,
  mappingSheetMessages,
} from './mapping.ts'
export { markFieldMessages } from './mark-fields.ts'
export { gazetteMessages, markMessages, markNextMessages } from './marks.ts'
export {
  createMessages,
  fillMessage,
  type MessageParams,
  type MessageTexts,
} from './message-text.ts'
export { newsMessages } from './news.ts'
export { notificationSettingMessages } from './notification-settings.ts'
export { notificationMessages } from './notifications.ts'
export { openSessionMessages } from './open-session.ts'
export { paymentMessages } from './payments.ts'
export { periodFieldMessages } from './period-fields.ts'
export { printingMessages } from './printing.ts'
export { type ProblemCode, problemMessages } from './problems.ts'
export { promotionMessages } from './promotions.ts'
export { receiptMessages } from './receipts.ts'
export { recoveryMessages } from './recovery.ts'
export { reminderArchivedMessages } from './reminder-archived.ts'
export { reminderFieldMessages } from './reminder-fields.ts'
export { reminderMessages } from './reminders.ts'
export { riskItemMessages, riskMessages, riskTableMessages } from './risk.ts'
export { sessionMessages } from './session.ts'
export { sessionNotStoredMessages } from './session-not-stored.ts'
export { shellMessages } from './shell.ts'
export { sideMessages } from './sides.ts'
export { statementMessages } from './statements.ts'
export { takenMessages } from './taken.ts'
export { templateMessages, templateTextMessages } from './templates.ts'
export { createToastTexts } from './toast-texts.ts'
export { toolFieldMessages } from './tool-fields.ts'
export { transportMessages } from './transport.ts'
export { unansweredMessages } from './unanswered.ts'
export { userFieldMessages } from './user-fields.ts'
export { userTextMessages } from './user-texts.ts'
export { customerMessages, userMessages } from './users.ts'
export { toWaitText } from './wait-text.ts'
export { wireFieldMessages, wireLabels } from './wire-labels.ts'
