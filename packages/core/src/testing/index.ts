/** Builders and ports for tests and stories; never part of a program. */
export {
  buildAttachment,
  buildBilling,
  buildBusiness,
  buildCustomer,
  buildDemand,
  buildDemandSummaries,
  buildDemandSummary,
  buildDocument,
  buildFirmBilling,
  buildFirmDemand,
  buildId,
  buildItem,
  buildNotification,
  buildPopup,
  buildReminder,
  buildStaff,
  buildTag,
  buildUser,
  buildUserSummary,
} from './builders.ts'
export { createFixedClock, DEFAULT_NOW, type FixedClock } from './fixed-clock.ts'
export { createSharedStorage, type SharedStorage } from './tabs.ts'
export { createTestEvents, type TestEvents } from './test-events.ts'
export {
  type Answers,
  createTestServer,
  problem,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts'
