import { listBusinesses } from '../features/businesses/list-businesses.handler.ts'
import { getCustomer } from '../features/customers/get-customer.handler.ts'
import { createDemand } from '../features/demands/create-demand.handler.ts'
import { getDemand } from '../features/demands/get-demand.handler.ts'
import { listDemands, listDemandsBoth } from '../features/demands/list-demands.handler.ts'
import { saveFeedback } from '../features/feedback/save-feedback.handler.ts'
import { createDownload } from '../features/files/create-download.handler.ts'
import { createUpload } from '../features/files/create-upload.handler.ts'
import { getHome } from '../features/home/get-home.handler.ts'
import { listNotifications } from '../features/notifications/list-notifications.handler.ts'
import { readNotifications } from '../features/notifications/read-notifications.handler.ts'
import { refreshSession } from '../features/session/refresh-session.handler.ts'
import { requestPasswordReset } from '../features/session/request-password-reset.handler.ts'
import { resetPassword } from '../features/session/reset-password.handler.ts'
import { signIn } from '../features/session/sign-in.handler.ts'
import { signOut } from '../features/session/sign-out.handler.ts'
import { listDemandTags } from '../features/tags/list-demand-tags.handler.ts'
import { getLoggedUser } from '../features/users/get-logged-user.handler.ts'
import { listUsers } from '../features/users/list-users.handler.ts'
import type { Handlers } from './operation.ts'

/** Who carries out each operation of the contract. */
export const handlers: Handlers = {
  createDemand,
  createDownload,
  createUpload,
  getCustomer,
  getDemand,
  getHome,
  getLoggedUser,
  listBusinesses,
  listDemandTags,
  listDemands,
  listDemandsBoth,
  listNotifications,
  listUsers,
  readNotifications,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  saveFeedback,
  signIn,
  signOut,
}
