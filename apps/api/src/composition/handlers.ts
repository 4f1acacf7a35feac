import * as audit from '../features/audit/audit.handlers.ts'
import * as businesses from '../features/businesses/businesses.handlers.ts'
import * as calendar from '../features/calendar/calendar.handlers.ts'
import * as conversation from '../features/conversation/conversation.handlers.ts'
import * as customers from '../features/customers/customers.handlers.ts'
import * as demandPage from '../features/demand-page/demand-page.handlers.ts'
import * as demands from '../features/demands/demands.handlers.ts'
import * as documents from '../features/documents/documents.handlers.ts'
import * as downloads from '../features/downloads/downloads.handlers.ts'
import * as events from '../features/events/events.handlers.ts'
import * as exports from '../features/exports/exports.handlers.ts'
import * as feedback from '../features/feedback/feedback.handlers.ts'
import * as files from '../features/files/files.handlers.ts'
import * as finance from '../features/finance/finance.handlers.ts'
import * as home from '../features/home/home.handlers.ts'
import * as journeys from '../features/journeys/journeys.handlers.ts'
import * as legal from '../features/legal/legal.handlers.ts'
import * as liveChat from '../features/live-chat/live-chat.handlers.ts'
import * as mapping from '../features/mapping/mapping.handlers.ts'
import * as marks from '../features/marks/marks.handlers.ts'
import * as notifications from '../features/notifications/notifications.handlers.ts'
import * as promotions from '../features/promotions/promotions.handlers.ts'
import * as reminders from '../features/reminders/reminders.handlers.ts'
import * as risk from '../features/risk/risk.handlers.ts'
import * as session from '../features/session/session.handlers.ts'
import * as tags from '../features/tags/tags.handlers.ts'
import * as templates from '../features/templates/templates.handlers.ts'
import * as users from '../features/users/users.handlers.ts'
import { composeHandlers } from '../http/compose-handlers.ts'

/** The handler of each operation of the contract. */
export const handlers = composeHandlers({
  audit,
  businesses,
  calendar,
  conversation,
  customers,
  demandPage,
  demands,
  documents,
  downloads,
  events,
  exports,
  feedback,
  files,
  finance,
  home,
  journeys,
  legal,
  liveChat,
  mapping,
  marks,
  notifications,
  promotions,
  reminders,
  risk,
  session,
  tags,
  templates,
  users,
})
