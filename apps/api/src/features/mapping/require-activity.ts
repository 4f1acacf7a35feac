import { notFound } from '../../http/problem.ts'
import type { PlacedActivityRow } from './activities.store.ts'

/** The activity that was found. @throws Problem 404 if there is none */
export function requireActivity([activity]: readonly PlacedActivityRow[]): PlacedActivityRow {
  if (!activity) throw notFound()
  return activity
}
