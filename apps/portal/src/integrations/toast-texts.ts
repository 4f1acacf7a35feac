import type { ToText } from '@tramite/core/http'
import {
  businessMessages,
  createMessages,
  customerMessages,
  demandMessages,
  demandOutcomeMessages,
  deviceMessages,
  exportMessages,
  feedbackMessages,
  journeyMessages,
  legalMessages,
  type MessageTexts,
  mappingMessages,
  markMessages,
  notificationMessages,
  recoveryMessages,
  reminderMessages,
  riskMessages,
  sessionMessages,
  transportMessages,
  unansweredMessages,
  userMessages,
} from '@tramite/core/messages'

/** Only the features whose calls the portal makes: the whole catalogue is as large as a page's code. */
const texts: MessageTexts = {
  ...sessionMessages,
  ...recoveryMessages,
  ...deviceMessages,
  ...userMessages,
  ...businessMessages,
  ...customerMessages,
  ...transportMessages,
  ...unansweredMessages,
  ...demandMessages,
  ...demandOutcomeMessages,
  ...exportMessages,
  ...legalMessages,
  ...feedbackMessages,
  ...mappingMessages,
  ...reminderMessages,
  ...markMessages,
  ...notificationMessages,
  ...journeyMessages,
  ...riskMessages,
}

/** The toast text for the outcome of a call, by its code. */
export const toToastText: ToText = createMessages(texts)
