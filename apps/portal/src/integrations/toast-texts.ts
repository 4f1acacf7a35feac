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
  userMessages,
} from '@tramite/core/messages'

/** The features whose calls the portal makes: the whole catalogue is as long as a page's code. */
const texts: MessageTexts = {
  ...sessionMessages,
  ...recoveryMessages,
  ...deviceMessages,
  ...userMessages,
  ...businessMessages,
  ...customerMessages,
  ...transportMessages,
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

/** The text of what a call tells in a toast, by its code. */
export const toToastText: ToText = createMessages(texts)
