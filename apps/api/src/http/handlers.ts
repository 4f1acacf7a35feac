import { listBusinesses } from '../features/businesses/list-businesses.handler.ts'
import { getCustomer } from '../features/customers/get-customer.handler.ts'
import { createDemand } from '../features/demands/create-demand.handler.ts'
import { followDemand } from '../features/demands/follow-demand.handler.ts'
import { getDemand } from '../features/demands/get-demand.handler.ts'
import { getDemandSla } from '../features/demands/get-demand-sla.handler.ts'
import { listDemands, listDemandsBoth } from '../features/demands/list-demands.handler.ts'
import { prioritizeDemand } from '../features/demands/prioritize-demand.handler.ts'
import { renameDemand, updateDemand } from '../features/demands/update-demand.handler.ts'
import { updateDemandStatus } from '../features/demands/update-demand-status.handler.ts'
import { validateDemand, validateDemands } from '../features/demands/validate-demands.handler.ts'
import { unviewDemand, viewDemand } from '../features/demands/view-demand.handler.ts'
import { createDocument } from '../features/documents/create-document.handler.ts'
import { downloadDocument, getDocument } from '../features/documents/get-document.handler.ts'
import { listDocuments } from '../features/documents/list-documents.handler.ts'
import { streamEvents } from '../features/events/stream-events.handler.ts'
import { saveFeedback } from '../features/feedback/save-feedback.handler.ts'
import { createDownload } from '../features/files/create-download.handler.ts'
import { createUpload } from '../features/files/create-upload.handler.ts'
import { getHome } from '../features/home/get-home.handler.ts'
import { createDemandItem } from '../features/items/create-demand-item.handler.ts'
import { getMostRecentDemandItem } from '../features/items/get-most-recent-demand-item.handler.ts'
import { listDemandItems } from '../features/items/list-demand-items.handler.ts'
import { postDemandMessage } from '../features/items/post-demand-message.handler.ts'
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
  createDemandItem,
  createDocument,
  createDownload,
  createUpload,
  downloadDocument,
  followDemand,
  getCustomer,
  getDemand,
  getDemandSla,
  getDocument,
  getHome,
  getLoggedUser,
  getMostRecentDemandItem,
  listBusinesses,
  listDemandItems,
  listDemandTags,
  listDemands,
  listDemandsBoth,
  listDocuments,
  listNotifications,
  listUsers,
  postDemandMessage,
  prioritizeDemand,
  readNotifications,
  refreshSession,
  renameDemand,
  requestPasswordReset,
  resetPassword,
  saveFeedback,
  signIn,
  signOut,
  streamEvents,
  unviewDemand,
  updateDemand,
  updateDemandStatus,
  validateDemand,
  validateDemands,
  viewDemand,
}
