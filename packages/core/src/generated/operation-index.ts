// Generated from openapi/ by `npm run gen`. Do not edit.

import type { operations } from './schema.ts'

export type { components, operations } from './schema.ts'

/** Which of the three base addresses serves an operation. */
export type OperationApi = 'customer' | 'general' | 'third'

/** Where an operation lives. */
export interface OperationEntry {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  readonly api: OperationApi
}

/** Every operation of the contract, by operationId. */
export const operationIndex = {
  createDemand: { method: 'POST', path: '/demands', api: 'general' },
  createDemandItem: { method: 'POST', path: '/demands/{id}/items', api: 'general' },
  createDocument: { method: 'POST', path: '/documents', api: 'general' },
  createDownload: { method: 'GET', path: '/signedDownloadFileUrl', api: 'general' },
  createUpload: { method: 'GET', path: '/signedPutFileUrl', api: 'general' },
  downloadDocument: { method: 'GET', path: '/documents/{id}/download', api: 'general' },
  followDemand: { method: 'PATCH', path: '/demands/{id}/following', api: 'general' },
  getCustomer: { method: 'GET', path: '/customers', api: 'customer' },
  getDemand: { method: 'GET', path: '/demands/{id}', api: 'general' },
  getDemandSla: { method: 'GET', path: '/demands/sla', api: 'general' },
  getDocument: { method: 'GET', path: '/documents/{id}', api: 'general' },
  getHome: { method: 'GET', path: '/home', api: 'general' },
  getLoggedUser: { method: 'GET', path: '/user/userLogged', api: 'customer' },
  getMostRecentDemandItem: { method: 'GET', path: '/demands/{id}/items/mostRecent', api: 'general' },
  listBusinesses: { method: 'GET', path: '/business', api: 'customer' },
  listDemandItems: { method: 'GET', path: '/demands/{id}/items', api: 'general' },
  listDemandTags: { method: 'GET', path: '/getdemandsTags', api: 'general' },
  listDemands: { method: 'GET', path: '/demands', api: 'general' },
  listDemandsBoth: { method: 'GET', path: '/demandsBoth', api: 'general' },
  listDocuments: { method: 'GET', path: '/documents', api: 'general' },
  listNotifications: { method: 'GET', path: '/users/notifications', api: 'customer' },
  listUsers: { method: 'GET', path: '/users', api: 'customer' },
  postDemandMessage: { method: 'POST', path: '/demands/{id}/items/message', api: 'general' },
  prioritizeDemand: { method: 'PATCH', path: '/demands/{id}/prioritize', api: 'general' },
  readNotifications: { method: 'PUT', path: '/users/notifications', api: 'customer' },
  refreshSession: { method: 'GET', path: '/auth', api: 'customer' },
  renameDemand: { method: 'PATCH', path: '/demands/{id}/{name}', api: 'general' },
  requestPasswordReset: { method: 'POST', path: '/auth/reset-password', api: 'third' },
  resetPassword: { method: 'POST', path: '/reset-password', api: 'general' },
  saveFeedback: { method: 'PUT', path: '/feedbacks', api: 'general' },
  signIn: { method: 'POST', path: '/auth', api: 'customer' },
  signOut: { method: 'DELETE', path: '/auth', api: 'customer' },
  streamEvents: { method: 'GET', path: '/events', api: 'general' },
  unviewDemand: { method: 'DELETE', path: '/demands/{id}/visualized', api: 'general' },
  updateDemand: { method: 'PUT', path: '/demands/{id}', api: 'general' },
  updateDemandStatus: { method: 'PATCH', path: '/demands/{id}/status', api: 'general' },
  validateDemand: { method: 'PATCH', path: '/demands/{id}/validated', api: 'general' },
  validateDemands: { method: 'PATCH', path: '/demands/{ids}/validatedInQuantity', api: 'general' },
  viewDemand: { method: 'POST', path: '/demands/{id}/visualized', api: 'general' },
} as const satisfies Record<keyof operations, OperationEntry>
