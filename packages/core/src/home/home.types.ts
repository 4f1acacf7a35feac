import type { DemandStatus } from '../demands/index.ts'
import type { components } from '../generated/schema.ts'

/** What the home page shows: demands by turn, and the exact count of each status. */
export type Home = components['schemas']['Home']

/** What narrows the home page. */
export interface HomeInput {
  /** Only demands of this status in the three lists; the counts stay whole. */
  readonly statusKey?: DemandStatus
  /** Most demands of a list: 1 to 100, which is what it is when absent. */
  readonly limit?: number
}
