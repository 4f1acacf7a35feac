export { listBusinesses } from './businesses.queries.ts'
export { selectBusiness } from './select-business.ts'
