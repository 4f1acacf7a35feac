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
  buildId,
  buildItem,
  buildNotification,
  buildPopup,
  buildStaff,
  buildTag,
  buildUser,
  buildUserSummary,
} from './builders.ts'
export { createFixedClock, DEFAULT_NOW, type FixedClock } from './fixed-clock.ts'
export { createSharedStorage, type SharedStorage } from './tabs.ts'
