import type { DemandStatus } from '../demands/demands.types.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'
import type { AuthorityStatus } from './authority-statuses.ts'
import { marksPageSize } from './mark.rules.ts'

/** `GET /marcas`: a page of the active business's marks whose demand is not OPEN. */
export const listMarks = defineQuery({
  resource: 'marks',
  path: '/marcas',
  meta: { failure: 'marks.loadFailed' },
  request: ({ page = 0, limit = marksPageSize }: { page?: number; limit?: number }) => ({
    query: { page, limit },
  }),
})

/** `GET /marcas/{id}`. */
export const getMark = defineQuery({
  resource: 'marks',
  path: '/marcas/{id}',
  versioned: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /marcas/{id}/history`: what the trademark office published of a mark, newest first. */
export const listMarkHistory = definePagedQuery({
  resource: 'marks',
  path: '/marcas/{id}/history',
  request: ({ id, ...query }: { id: string; limit?: number }) => ({ path: { id }, query }),
})

interface FirmMarksFilter {
  readonly customerId?: string
  /** Of the mark's demand. */
  readonly statusKey?: DemandStatus
  /** Marks with a process of this status. */
  readonly apolStatus?: AuthorityStatus
  readonly processNumber?: string
  readonly limit?: number
}

/** `GET /firm/marcas`: of all customers, for staff. */
export const listFirmMarks = definePagedQuery({
  resource: 'marks',
  path: '/firm/marcas',
  request: (query: FirmMarksFilter) => ({ query }),
})

/** `GET /firm/marcas/{id}`, for staff. */
export const getFirmMark = defineQuery({
  resource: 'marks',
  path: '/firm/marcas/{id}',
  versioned: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /firm/gazettes`: editions that were taken in, newest first, for staff. */
export const listGazettes = definePagedQuery({
  resource: 'gazettes',
  path: '/firm/gazettes',
  request: (query: { limit?: number }) => ({ query }),
})

/** `GET /firm/gazettes/{id}`, for staff. */
export const getGazette = defineQuery({
  resource: 'gazettes',
  path: '/firm/gazettes/{id}',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})
