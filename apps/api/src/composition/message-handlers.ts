import { publishCustomerChanges } from '../features/customers/publish-customer-changes.ts'
import { publishDemandNews } from '../features/demand-news/publish-demand-news.ts'
import { publishToolChanges } from '../features/events/publish-tool-changes.ts'
import { notifyPeople } from '../features/notifications/notify-people.ts'
import { publishNotificationChanges } from '../features/notifications/publish-notification-changes.ts'
import { publishReachChanges } from '../features/users/publish-reach-changes.ts'
import type { MessageHandler } from '../outbox/carry-out-messages.ts'

/**
 * The handlers of messages in the outbox. A new kind of message needs a line here.
 * @param mailWindow how long the e-mail about a demand waits for further news, milliseconds
 */
export const createMessageHandlers = (mailWindow: number): readonly MessageHandler[] => [
  publishCustomerChanges,
  publishToolChanges,
  publishReachChanges,
  notifyPeople,
  publishNotificationChanges,
  publishDemandNews(mailWindow),
]
