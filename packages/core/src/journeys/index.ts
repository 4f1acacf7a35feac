export {
  createJourneyType,
  linkPreJourneyDemand,
  type PreJourneyDemandInput,
  unlinkPreJourneyDemand,
  updateCustomerJourney,
  updateJourneyType,
} from './firm-journeys.operations.ts'
export { evaluateJourneyFollow, type JourneyTarget } from './follow-journey.rules.ts'
export {
  type JourneyFilter,
  type JourneyListPage,
  type JourneyStep,
  toJourneyList,
  toJourneySteps,
} from './journey-list.ts'
export { evaluateJourneyStatus, type JourneyProgress } from './journey-status.rules.ts'
export {
  createCustomerJourney,
  getCustomerJourney,
  getJourneyType,
  type JourneyTypesFilter,
  listCustomerJourneys,
  listJourneyTypes,
} from './journeys.operations.ts'
export type {
  CustomerJourney,
  JourneyDemand,
  JourneyStatus,
  JourneyType,
} from './journeys.types.ts'
export { evaluateJourneysView, type JourneysView } from './journeys-view.rules.ts'
export {
  evaluateJourneyStart,
  type JourneyStartRefusal,
  type StartableJourney,
} from './start-journey.rules.ts'
export { toStartRefusal } from './start-refusal.ts'
