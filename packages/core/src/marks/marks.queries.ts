import * as calls from '../generated/calls/marks.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'
import { marksPageSize } from './mark.rules.ts'

/** `GET /marcas`: a page of the active business's marks whose demand is not OPEN. */
export const listMarks = defineQuery(calls.listMarks, {
  resource: 'marks',
  meta: { failure: 'marks.loadFailed' },
  request: ({ page = 0, limit = marksPageSize }: { page?: number; limit?: number }) => ({
    query: { page, limit },
  }),
})

/** `GET /marcas/{id}`. */
export const getMark = defineQuery(calls.getMark, {
  resource: 'marks',
})

/** `GET /marcas/{id}/history`: the trademark office's publications about a mark, newest first. */
export const listMarkHistory = definePagedQuery(calls.listMarkHistory, {
  resource: 'marks',
})

/** `GET /firm/marcas`: marks of all customers, for staff. */
export const listFirmMarks = definePagedQuery(calls.listFirmMarks, {
  resource: 'marks',
})

/** `GET /firm/marcas/{id}`, for staff. */
export const getFirmMark = defineQuery(calls.getFirmMark, {
  resource: 'marks',
})

/** `GET /firm/gazettes`: imported editions, newest first, for staff. */
export const listGazettes = definePagedQuery(calls.listGazettes, {
  resource: 'gazettes',
})

/** `GET /firm/gazettes/{id}`, for staff. */
export const getGazette = defineQuery(calls.getGazette, {
  resource: 'gazettes',
})
