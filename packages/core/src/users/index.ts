import type { components } from '../generated/schema.ts'

export type User = components['schemas']['User']
export type UserSummary = components['schemas']['UserSummary']
export { getLoggedUser, listUsers } from './users.queries.ts'
