// Generated from openapi/ by `npm run gen`. Do not edit.

import type { OperationApi } from './operation-index.ts'

/**
 * Operations that the general API does not serve, by method and path. Everything else is general.
 * Kept apart from the whole index because this table reaches the browser.
 */
export const operationApis: Readonly<Record<string, OperationApi>> = {
  'DELETE /business/{id}': 'customer',
  'DELETE /customers/{id}/tags/{tagId}': 'customer',
  'DELETE /firm/customers/{id}/tags/{tagId}': 'customer',
  'DELETE /users/{id}': 'customer',
  'GET /business': 'customer',
  'GET /business/{id}': 'customer',
  'GET /customers': 'customer',
  'GET /customers/{id}/businessDefault': 'customer',
  'GET /customers/{id}/tags': 'customer',
  'GET /firm/customers': 'customer',
  'GET /firm/customers/{id}': 'customer',
  'GET /firm/customers/{id}/business': 'customer',
  'GET /firm/users': 'customer',
  'GET /metrics/overdue-customers': 'customer',
  'GET /user/userLogged': 'customer',
  'GET /users': 'customer',
  'GET /users/notifications': 'customer',
  'GET /users/{id}': 'customer',
  'PATCH /business/{id}': 'customer',
  'PATCH /customers/legalRepresentative': 'customer',
  'PATCH /firm/customers/{id}': 'customer',
  'PATCH /firm/customers/{id}/contract': 'customer',
  'PATCH /firm/users/{id}/status': 'customer',
  'PATCH /marcas/{id}': 'customer',
  'PATCH /reminder/updateResponsible/{id}': 'third',
  'PATCH /users/password': 'customer',
  'POST /auth/reset-password': 'third',
  'POST /business': 'customer',
  'POST /business/associate-user': 'customer',
  'POST /business/desassociate-user': 'customer',
  'POST /firm/customers': 'customer',
  'POST /firm/customers/{id}/tags': 'customer',
  'POST /firm/users': 'customer',
  'POST /firm/users/{id}/link': 'customer',
  'POST /users': 'customer',
  'PUT /customers': 'customer',
  'PUT /firm/users/{id}': 'customer',
  'PUT /users': 'customer',
  'PUT /users/notifications': 'customer',
  'PUT /users/{id}': 'customer',
}
