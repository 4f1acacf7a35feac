export { toSearchChange } from './changed-search.ts'
export {
  type AddressOf,
  defineSearch,
  type Search,
  type SearchFields,
  type SearchRules,
  type ValuesOf,
} from './define-search.ts'
export {
  day,
  flag,
  id,
  ids,
  isId,
  oneOf,
  page,
  type SearchField,
  type SearchText,
  text,
  year,
} from './search-fields.ts'
export { type FilterOf, toFilter } from './to-filter.ts'
