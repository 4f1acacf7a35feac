import * as calls from '../generated/calls/marks.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'
import { marksPageSize } from './mark.rules.ts'

/** A page of marks. */
export interface ListMarksInput {
  /** Page number, from 0; the first when absent. */
  readonly page?: number
  /** Marks on a page; 15 when absent. */
  readonly limit?: number
  /** Part of the name, or of a process number; empty or absent for all. */
  readonly text?: string
}

/** `GET /marcas`: a page of the active business's marks whose demand is not OPEN, all or by name or process number. */
export const listMarks = defineQuery(calls.listMarks, {
  resource: 'marks',
  meta: { failure: 'marks.loadFailed' },
  request: ({ page = 0, limit = marksPageSize, text = '' }: ListMarksInput) => {
    const searched = text.trim()
    return { query: { page, limit, ...(searched && { text: searched }) } }
  },
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
