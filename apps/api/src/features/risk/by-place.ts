import { asc } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cursorId } from '../../http/cursor.ts'
import type { PagedList } from '../../http/page.ts'

interface Placed {
  readonly place: number
  readonly id: string
}

/** A list of a part of the questionnaire, in the firm's order. */
export const listByPlace = (name: string): PagedList<Placed> => ({
  name,
  shapes: [/^\d{1,6}$/, cursorId],
  valuesOf: ({ place, id }) => [String(place), id],
})

/** In the firm's order; ties by age. */
export const byPlace = ({ place, id }: { readonly place: PgColumn; readonly id: PgColumn }) => [
  asc(place),
  asc(id),
]
