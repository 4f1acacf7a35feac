import type { components } from '../generated/schema.ts'

export type Home = components['schemas']['Home']
export { getHome } from './home.queries.ts'
export { countWaiting, type Waiting } from './waiting.rules.ts'
