import { tellOfCustomers } from '../features/customers/tell-of-customers.ts'
import { tellOfDemands } from '../features/demand-news/tell-of-demands.ts'
import { tellOfTools } from '../features/events/tell-of-tools.ts'
import { tellPeople } from '../features/notifications/tell-people.ts'
import { tellOfReach } from '../features/users/tell-of-reach.ts'
import type { MessageHandler } from '../outbox/carry-out-messages.ts'

/**
 * The handlers of messages in the outbox. A new kind of message needs a line here.
 * @param mailWindow how long the e-mail about a demand waits for further news, milliseconds
 */
export const createMessageHandlers = (mailWindow: number): readonly MessageHandler[] => [
  tellOfCustomers,
  tellOfTools,
  tellOfReach,
  tellPeople,
  tellOfDemands(mailWindow),
]
