export { toSearchChange } from './changed-search.ts'
export {
  type AddressOf,
  defineSearch,
  type Search,
  type SearchRules,
  type ValuesOf,
} from './define-search.ts'
export { isPeriodReversed, type Period, toPeriodRequest } from './period.ts'
export {
  day,
  flag,
  id,
  ids,
  oneOf,
  page,
  type SearchField,
  type SearchText,
  text,
  year,
} from './search-fields.ts'
