import { asc } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cursorPlace } from '../../http/cursor.ts'
import { listBy } from '../../http/page.ts'

/** A list of a part of the questionnaire, in the firm's order. */
export const listByPlace = (name: string) => listBy(name, 'place', cursorPlace)

/** In the firm's order; ties by age. */
export const byPlace = ({ place, id }: { readonly place: PgColumn; readonly id: PgColumn }) => [
  asc(place),
  asc(id),
]
