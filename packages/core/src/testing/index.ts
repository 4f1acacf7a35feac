/** Builders and ports for tests and stories; never part of a program. */
export {
  buildAttachment,
  buildBusiness,
  buildCustomer,
  buildDemand,
  buildDemandSummaries,
  buildDemandSummary,
  buildDocument,
  buildId,
  buildItem,
  buildNotification,
  buildStaff,
  buildTag,
  buildUser,
} from './builders.ts'
export { createFixedClock, DEFAULT_NOW, type FixedClock } from './fixed-clock.ts'
