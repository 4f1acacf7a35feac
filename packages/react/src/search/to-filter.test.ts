import { demandStatuses, type ListFirmDemandsFilter } from '@tramite/core/demands'
import { expect, it } from 'vitest'
import { defineSearch } from './define-search.ts'
import { flag, ids, oneOf, page, text } from './search-fields.ts'
import { toFilter } from './to-filter.ts'

const search = defineSearch({
  statusKey: oneOf(demandStatuses, null),
  customerId: text(),
  ids: ids(),
  unread: flag(),
  page: page(),
})

it('leaves out of a filter what an address does not choose', () => {
  expect(toFilter(search.valuesOf({}))).toEqual({ page: 0 })
})

it('keeps what is chosen, and what is no choice of an address', () => {
  const { statusKey, customerId } = search.valuesOf({ statusKey: 'PENDING', customerId: 'c1' })
  const filter: ListFirmDemandsFilter = toFilter({ statusKey, customerId, limit: 20 })
  expect(filter).toEqual({ statusKey: 'PENDING', customerId: 'c1', limit: 20 })
})
