import type { components } from '../generated/schema.ts'

/** What the home page shows: demands by turn, and the exact count of each status. */
export type Home = components['schemas']['Home']
