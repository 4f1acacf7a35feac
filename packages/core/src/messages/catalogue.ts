import { accessMessages } from './access.ts'
import { accessNoticeMessages } from './access-notices.ts'
import { archiveMessages } from './archive.ts'
import { businessFieldMessages } from './business-fields.ts'
import { businessRefusalMessages } from './business-refusals.ts'
import { businessMessages } from './businesses.ts'
import { calendarMessages } from './calendar.ts'
import { chatNoticeMessages } from './chat-notice.ts'
import { customerRefusalMessages } from './customer-refusals.ts'
import { demandCreateMessages } from './demand-create.ts'
import { demandFieldMessages } from './demand-fields.ts'
import { demandMovedOnMessages } from './demand-moved-on.ts'
import { demandOutcomeMessages } from './demand-outcomes.ts'
import { demandRefusalMessages } from './demand-refusals.ts'
import { demandReplyMessages } from './demand-reply.ts'
import { demandSelectionMessages } from './demand-selection.ts'
import { demandStatusMessages } from './demand-status.ts'
import { demandMessages } from './demands.ts'
import { deviceMessages } from './devices.ts'
import { draftMessages } from './drafts.ts'
import { exportFileMessages, exportMessages } from './exports.ts'
import { feedbackMessages } from './feedback.ts'
import { fieldLabels } from './field-labels.ts'
import { fieldMessages } from './fields.ts'
import { fileFieldMessages } from './file-fields.ts'
import { fileMessages } from './files.ts'
import { billingFaultMessages, financeMessages } from './finance.ts'
import { firmFieldMessages } from './firm-fields.ts'
import { firmOutcomeMessages } from './firm-outcomes.ts'
import { forecastCauseMessages } from './forecast-causes.ts'
import { holidayMessages } from './holidays.ts'
import { homeMessages } from './home.ts'
import { journeyMessages } from './journeys.ts'
import { legalMessages } from './legal.ts'
import { limitMessages } from './limits.ts'
import {
  mappingFindingMessages,
  mappingMessages,
  mappingRefusalMessages,
  mappingReportMessages,
  mappingSheetMessages,
} from './mapping.ts'
import { markFieldMessages } from './mark-fields.ts'
import { gazetteMessages, markMessages, markNextMessages } from './marks.ts'
import { createMessages } from './message-text.ts'
import { notificationSettingMessages } from './notification-settings.ts'
import { notificationMessages } from './notifications.ts'
import { openSessionMessages } from './open-session.ts'
import { paymentMessages } from './payments.ts'
import { periodFieldMessages } from './period-fields.ts'
import { printingMessages } from './printing.ts'
import { problemMessages } from './problems.ts'
import { promotionMessages } from './promotions.ts'
import { receiptMessages } from './receipts.ts'
import { recoveryMessages } from './recovery.ts'
import { reminderArchivedMessages } from './reminder-archived.ts'
import { reminderFieldMessages } from './reminder-fields.ts'
import { reminderMessages } from './reminders.ts'
import { riskItemMessages, riskMessages, riskTableMessages } from './risk.ts'
import { sessionMessages } from './session.ts'
import { sessionNotStoredMessages } from './session-not-stored.ts'
import { shellMessages } from './shell.ts'
import { sideMessages } from './sides.ts'
import { statementMessages } from './statements.ts'
import { takenMessages } from './taken.ts'
import { templateMessages, templateTextMessages } from './templates.ts'
import { toolFieldMessages } from './tool-fields.ts'
import { transportMessages } from './transport.ts'
import { unansweredMessages } from './unanswered.ts'
import { userFieldMessages } from './user-fields.ts'
import { userTextMessages } from './user-texts.ts'
import { customerMessages, userMessages } from './users.ts'
import { wireFieldMessages, wireLabels } from './wire-labels.ts'

/** Every text of the project's rules, errors and successes, by code. */
export const catalogue = {
  ...transportMessages,
  ...unansweredMessages,
  ...printingMessages,
  ...problemMessages,
  ...limitMessages,
  ...fieldMessages,
  ...firmFieldMessages,
  ...firmOutcomeMessages,
  ...periodFieldMessages,
  ...sessionMessages,
  ...sessionNotStoredMessages,
  ...recoveryMessages,
  ...deviceMessages,
  ...homeMessages,
  ...openSessionMessages,
  ...shellMessages,
  ...accessMessages,
  ...accessNoticeMessages,
  ...notificationMessages,
  ...notificationSettingMessages,
  ...paymentMessages,
  ...financeMessages,
  ...billingFaultMessages,
  ...receiptMessages,
  ...sideMessages,
  ...statementMessages,
  ...takenMessages,
  ...promotionMessages,
  ...legalMessages,
  ...chatNoticeMessages,
  ...businessMessages,
  ...demandMessages,
  ...demandStatusMessages,
  ...demandOutcomeMessages,
  ...demandCreateMessages,
  ...demandFieldMessages,
  ...demandMovedOnMessages,
  ...demandReplyMessages,
  ...demandRefusalMessages,
  ...demandSelectionMessages,
  ...draftMessages,
  ...exportMessages,
  ...exportFileMessages,
  ...feedbackMessages,
  ...fileMessages,
  ...userMessages,
  ...userTextMessages,
  ...customerMessages,
  ...customerRefusalMessages,
  ...businessRefusalMessages,
  ...calendarMessages,
  ...forecastCauseMessages,
  ...holidayMessages,
  ...archiveMessages,
  ...businessFieldMessages,
  ...fieldLabels,
  ...wireLabels,
  ...wireFieldMessages,
  ...fileFieldMessages,
  ...userFieldMessages,
  ...reminderArchivedMessages,
  ...reminderFieldMessages,
  ...reminderMessages,
  ...markFieldMessages,
  ...markMessages,
  ...gazetteMessages,
  ...markNextMessages,
  ...toolFieldMessages,
  ...journeyMessages,
  ...riskMessages,
  ...riskTableMessages,
  ...riskItemMessages,
  ...templateMessages,
  ...templateTextMessages,
  ...mappingFindingMessages,
  ...mappingMessages,
  ...mappingRefusalMessages,
  ...mappingReportMessages,
  ...mappingSheetMessages,
} as const

/** The code of a text of the catalogue. */
export type MessageCode = keyof typeof catalogue

/**
 * The pt-BR text of a code, with its `{name}` placeholders filled. Includes the whole catalogue: for the
 * server and for browser code that loads late (see `index.ts`).
 * @param code a code of the catalogue
 * @param params values by placeholder name, already formatted
 */
export const message: (
  code: MessageCode,
  params?: Readonly<Record<string, string | number>>,
) => string = createMessages(catalogue)
