// Generated from openapi/ by `npm run gen`. Do not edit.

import type { OperationApi } from './operation-index.ts'

/**
 * Operations that the general API does not serve, by method and path. Everything else is general.
 * Kept apart from the whole index because this table reaches the browser.
 */
export const operationApis: Readonly<Record<string, OperationApi>> = {
  'DELETE /auth': 'customer',
  'GET /auth': 'customer',
  'GET /business': 'customer',
  'GET /customers': 'customer',
  'GET /user/userLogged': 'customer',
  'GET /users': 'customer',
  'GET /users/notifications': 'customer',
  'POST /auth': 'customer',
  'POST /auth/reset-password': 'third',
  'PUT /users/notifications': 'customer',
}
