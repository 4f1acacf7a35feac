import { v7 } from 'uuid'
import type { Clock } from '../ports/clock.ts'

/** The nil UUID: sorts before every id and is never assigned. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

let lastMs = 0
let sequence = 0

/**
 * A new version 7 UUID: ids of this process sort by the time of their creation.
 * @param clock its instant becomes part of the id
 */
export function createId(clock: Clock): string {
  const msecs = clock.now().getTime()
  sequence = msecs === lastMs ? sequence + 1 : 0
  lastMs = msecs
  return v7({ msecs, seq: sequence })
}
