import { tellOfCustomers } from '../features/customers/tell-of-customers.ts'
import { tellOfDemands } from '../features/demand-news/tell-of-demands.ts'
import { tellOfTools } from '../features/events/tell-of-tools.ts'
import { tellPeople } from '../features/notifications/tell-people.ts'
import { tellOfReach } from '../features/users/tell-of-reach.ts'
import type { MessageHandler } from '../outbox/carry-out-messages.ts'

/**
 * Who carries out what a write left in the outbox. A new kind of message is a line here.
 * @param mailWindow how long the e-mail about a demand waits for further news, milliseconds
 */
export const createMessageHandlers = (mailWindow: number): readonly MessageHandler[] => [
  tellOfCustomers,
  tellOfTools,
  tellOfReach,
  tellPeople,
  tellOfDemands(mailWindow),
]
