import type { components } from '../generated/schema.ts'

export type Home = components['schemas']['Home']
export { getHome } from './home.queries.ts'
