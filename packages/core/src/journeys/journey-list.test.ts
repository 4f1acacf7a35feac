import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  JOURNEYS_PAGE_SIZE,
  journeyFilters,
  toJourneyList,
  toJourneySteps,
} from './journey-list.ts'
import type { JourneyStatus } from './journeys.types.ts'

const statuses = ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED'] as const
const journeysOf = (...given: JourneyStatus[]) =>
  given.map((statusKey, index) => ({ id: index, statusKey }))

describe('the list of journeys', () => {
  it('has its chips in their order, each with its count', () => {
    const { chips } = toJourneyList(journeysOf('OPEN', 'OPEN', 'PENDING', 'FINISHED'))
    expect(chips).toEqual([
      { filter: null, count: 4 },
      { filter: 'OPEN', count: 2 },
      { filter: 'IN_PROGRESS', count: 0 },
      { filter: 'PENDING', count: 1 },
      { filter: 'FINISHED', count: 1 },
    ])
  })

  it('shows fifteen on a page, and none on one too far', () => {
    const journeys = journeysOf(...Array.from({ length: 31 }, () => 'OPEN' as const))
    expect(toJourneyList(journeys).journeys).toHaveLength(15)
    const second = toJourneyList(journeys, { page: 1 })
    expect([second.journeys[0]?.id, second.pages]).toEqual([15, 3])
    expect(toJourneyList(journeys, { page: 9 })).toMatchObject({ journeys: [], page: 9, pages: 3 })
    expect(toJourneyList([], { page: -1 })).toMatchObject({ journeys: [], page: 0, pages: 1 })
  })

  it("begins with what is under way, the customer's turn first, and ends with what is delivered", () => {
    const given = journeysOf('FINISHED', 'OPEN', 'IN_PROGRESS', 'OPEN', 'PENDING')
    expect(toJourneyList(given).journeys.map(({ id }) => id)).toEqual([4, 2, 1, 3, 0])
  })

  it('puts every journey on one page of its chip, those of one state in the given order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...statuses), { maxLength: 50 }),
        fc.constantFrom(...journeyFilters),
        (given, filter) => {
          const journeys = journeysOf(...given)
          const { pages, chips } = toJourneyList(journeys, { filter })
          const shown = Array.from({ length: pages }, (_, page) => {
            const one = toJourneyList(journeys, { filter, page }).journeys
            expect(one.length).toBeLessThanOrEqual(JOURNEYS_PAGE_SIZE)
            return one
          }).flat()
          const wanted = journeys.filter((one) => filter === null || one.statusKey === filter)
          for (const state of statuses) {
            const isOfState = (one: (typeof journeys)[number]) => one.statusKey === state
            expect(shown.filter(isOfState)).toEqual(wanted.filter(isOfState))
          }
          expect(shown).toHaveLength(wanted.length)
          expect(chips.find((chip) => chip.filter === filter)?.count).toBe(wanted.length)
        },
      ),
    )
  })
})

describe('the steps of a journey', () => {
  const description = 'Redigir o contrato social.'
  const defaultDemands = [{ id: 'x', title: 'Contrato social', description }]
  const promised = { deleveryForecast: '2026-12-01', finishedAt: null }
  const delivered = { deleveryForecast: '2026-11-18', finishedAt: '2026-11-17T15:00:00.000Z' }
  const raised = {
    id: 'd1',
    name: 'Contrato social da Brisa',
    statusKey: 'OPEN',
    ...promised,
  } as const
  const preparing = { id: 'd0', name: 'Conversa', statusKey: 'FINISHED', ...delivered } as const
  const planned = {
    id: 'x',
    title: 'Contrato social',
    about: description,
    demand: null,
    isPreparation: false,
  }
  const started = {
    id: 'c1',
    journeyTypeId: 'j1',
    customerId: 'k1',
    businessId: 'b1',
    createdAt: '2026-11-19T12:00:00.000Z',
    demands: [raised],
  }

  it('are what its demands will be, before it was started', () => {
    expect(toJourneySteps({ defaultDemands })).toEqual([planned])
    expect(toJourneySteps({ defaultDemands, preJourneyDemand: [preparing] })).toEqual([
      {
        id: 'd0',
        title: 'Conversa',
        about: null,
        demand: { href: '/demands/d0', statusKey: 'FINISHED', ...delivered },
        isPreparation: true,
      },
      planned,
    ])
    const bare = [{ id: 'x', title: 'Contrato social', description: '' }]
    expect(toJourneySteps({ defaultDemands: bare })).toEqual([{ ...planned, about: null }])
  })

  it('are its demands with their statuses and addresses afterwards', () => {
    expect(toJourneySteps({ defaultDemands, customerJourney: [started] })).toEqual([
      {
        id: 'd1',
        title: 'Contrato social da Brisa',
        about: null,
        demand: { href: '/demands/d1', statusKey: 'OPEN', ...promised },
        isPreparation: false,
      },
    ])
  })
})
