import { toJourneyList } from '@tramite/core/journeys'
import { reminderCategories, reminderCreators, reminderTypes } from '@tramite/core/reminders'
import { describe, expect, it } from 'vitest'
import { journeysSearch } from './journeys/journeys-search.ts'
import { remindersSearch } from './reminders/reminders-search.ts'

describe('a choice that a page offers stays in its address', () => {
  it.each(reminderCategories.map(({ key }) => key))('the category %s', (category) => {
    expect(remindersSearch.valuesOf(remindersSearch.parse({ category })).category).toBe(category)
  })

  it.each(reminderTypes)('reminders of the type %s', (type) => {
    expect(remindersSearch.parse({ type }).type).toBe(type)
  })

  it.each(reminderCreators)('reminders of the creator %s', (creator) => {
    expect(remindersSearch.parse({ creator }).creator).toBe(creator)
  })

  it.each(toJourneyList([]).chips)('journeys of the status $filter', ({ filter }) => {
    const { status } = journeysSearch.valuesOf(journeysSearch.parse({ status: filter }))
    expect(status).toBe(filter)
  })
})
