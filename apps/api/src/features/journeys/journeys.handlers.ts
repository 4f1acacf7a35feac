export {
  getCustomerJourney,
  listCustomerJourneys,
  updateCustomerJourney,
} from './customer-journeys.handler.ts'
export {
  createJourneyType,
  linkPreJourneyDemand,
  unlinkPreJourneyDemand,
  updateJourneyType,
} from './firm-journey-types.handler.ts'
export { getJourneyType, listJourneyTypes } from './journey-types.handler.ts'
export { createCustomerJourney } from './start-journey.handler.ts'
