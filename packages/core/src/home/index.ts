export { FINANCIAL_PATH, REMINDERS_PATH } from '../portal-paths.ts'
export { firstNameOf } from './first-name.ts'
export { countWaitingDemands, getHome, getShell } from './home.queries.ts'
export type { Home } from './home.types.ts'
export {
  countInOrder,
  type HomeFilter,
  type HomeFilterEntry,
  holdsStatus,
  listHomeFilters,
  toHomeDemands,
} from './home-demands.ts'
export {
  type Banner,
  CAROUSEL_INTERVAL_MS,
  type FeedbackNotice,
  HOME_OVERDUE_MAX,
  type HomeNotices,
  listOverdueNotices,
  type OverdueNotice,
  toHomeNotices,
} from './home-notices.rules.ts'
export {
  type HomeReminder,
  type HomeReminders,
  toHomeReminders,
  toUpcomingFilter,
} from './home-reminders.rules.ts'
export {
  type ComingDelivery,
  compareWaiting,
  HOME_COMING_MAX,
  HOME_TASKS_MAX,
  type HomeTask,
  type HomeTasks,
  listComing,
  listHomeTasks,
} from './home-tasks.rules.ts'
