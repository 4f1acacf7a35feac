import { civilDateOf } from '@tramite/core/calendar'
import type { Handler } from '../../http/operation.ts'
import { selectBusinessCounts } from './business-counts.store.ts'

/** The open work of each business of the customer, counting the demands that the super admin sees. */
export const listBusinessCounts: Handler<'listBusinessCounts'> = async ({
  unit,
  now,
  services: { conventions },
}) => {
  const [counts] = await unit.read(selectBusinessCounts(civilDateOf(now, conventions.timeZone)))
  return { counts }
}
