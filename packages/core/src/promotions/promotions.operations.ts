import type { components } from '../generated/schema.ts'
import {
  defineCommand,
  definePagedQuery,
  defineQuery,
  type Idempotent,
  type Versioned,
} from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'
import { serverFirst } from '../http/server-first.ts'

/** Whose view of which popup. */
export interface PopupViewInput {
  readonly popupId: string
  /** The signed-in user. */
  readonly userId: string
}

/** `GET /popup/today`: the popup of today, or null. */
export const getTodayPopup = defineQuery({
  resource: 'popups',
  path: '/popup/today',
  meta: serverFirst,
  request: () => ({}),
})

/** `GET /popup/visualizated/{popupId}/{userId}`: whether the user has closed or followed it. */
export const getPopupView = defineQuery({
  resource: 'popups',
  path: '/popup/visualizated/{popupId}/{userId}',
  meta: serverFirst,
  request: ({ popupId, userId }: PopupViewInput) => ({ path: { popupId, userId } }),
})

/** `POST /popup/visualizated/{popupId}/{userId}`: closing and clicking both say that it was seen. */
export const viewPopup = defineCommand({
  method: 'post',
  path: '/popup/visualizated/{popupId}/{userId}',
  request: ({ popupId, userId }: PopupViewInput) => ({ path: { popupId, userId } }),
  ...serverFirst,
  stale: ['popups'],
})

interface PopupsPage {
  readonly limit?: number
}

/** `GET /firm/popups`: latest first, for staff. */
export const listPopups = definePagedQuery({
  resource: 'popups',
  path: '/firm/popups',
  request: (query: PopupsPage) => ({ query }),
})

/** `GET /firm/popups/{id}`, for staff. */
export const getPopup = defineQuery({
  resource: 'popups',
  path: '/firm/popups/{id}',
  versioned: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

type Schemas = components['schemas']

/** `POST /firm/popups`: announces something for some days, for staff. */
export const createPopup = defineCommand({
  method: 'post',
  path: '/firm/popups',
  request: toBody<Schemas['PopupDraft'] & Idempotent>,
  idempotent: true,
  stale: ['popups'],
})

/** `PATCH /firm/popups/{id}`, for staff. */
export const updatePopup = defineCommand({
  method: 'patch',
  path: '/firm/popups/{id}',
  request: toIdAndBody<Schemas['PopupChanges'] & Versioned & { id: string }>,
  versionOf: '/firm/popups/{id}',
  stale: ['popups'],
})

/** `DELETE /firm/popups/{id}`: withdraws a popup, for staff. */
export const deletePopup = defineCommand({
  method: 'delete',
  path: '/firm/popups/{id}',
  request: ({ id }: Versioned & { id: string }) => ({ path: { id } }),
  versionOf: '/firm/popups/{id}',
  stale: ['popups'],
})
