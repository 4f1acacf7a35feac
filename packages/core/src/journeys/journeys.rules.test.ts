import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateAccess } from '../access/index.ts'
import { conventions } from '../calendar/index.ts'
import { demandStatuses } from '../demands/index.ts'
import { journeyMessages } from '../messages/index.ts'
import { evaluateJourneyFollow } from './follow-journey.rules.ts'
import { evaluateJourneyStatus } from './journey-status.rules.ts'
import { evaluateJourneysView } from './journeys-view.rules.ts'
import { evaluateJourneyStart } from './start-journey.rules.ts'

type Status = (typeof demandStatuses)[number]

const demandsOf = (prefix: string, statuses: Status[]) =>
  statuses.map((statusKey, index) => ({ id: `${prefix}${index + 1}`, statusKey }))
/** A journey by the statuses of the demands that prepare it, and of each of its starts. */
const journeyOf = (pre: Status[], ...started: Status[][]) => ({
  id: 'j1',
  active: true,
  preJourneyDemand: demandsOf('p', pre),
  customerJourney: started.map((statuses, time) => ({
    demands: demandsOf('d'.repeat(time + 1), statuses),
  })),
})
type Journey = ReturnType<typeof journeyOf>

const statuses = fc.array(fc.constantFrom(...demandStatuses), { maxLength: 5 })
const journeys = fc
  .tuple(statuses, fc.array(statuses, { maxLength: 3 }))
  .map(([pre, started]) => journeyOf(pre, ...started))
const allOf = ({ preJourneyDemand, customerJourney }: Journey) => [
  ...preJourneyDemand,
  ...customerJourney.flatMap(({ demands }) => demands),
]

describe('evaluateJourneyStatus', () => {
  it.each<[string, Journey, string]>([
    ['nothing begun', journeyOf([]), 'OPEN'],
    ['started without a demand to see', journeyOf([], []), 'IN_PROGRESS'],
    ['started', journeyOf([], ['OPEN', 'OPEN']), 'IN_PROGRESS'],
    ['all delivered', journeyOf([], ['FINISHED', 'FINISHED']), 'FINISHED'],
    ['all but one delivered', journeyOf([], ['FINISHED', 'OPEN']), 'IN_PROGRESS'],
    ['delivered and blocked', journeyOf([], ['FINISHED', 'BLOCKED']), 'IN_PROGRESS'],
    ['all blocked', journeyOf([], ['BLOCKED']), 'IN_PROGRESS'],
    ['one pending', journeyOf([], ['OPEN', 'PENDING', 'FINISHED']), 'PENDING'],
    ['prepared', journeyOf(['OPEN']), 'IN_PROGRESS'],
    ['preparation pending', journeyOf(['PENDING']), 'PENDING'],
    ['preparation delivered, not started', journeyOf(['FINISHED']), 'IN_PROGRESS'],
    ['preparation open, journey delivered', journeyOf(['OPEN'], ['FINISHED']), 'FINISHED'],
    ['preparation pending, journey delivered', journeyOf(['PENDING'], ['FINISHED']), 'PENDING'],
    ['one of two journeys delivered', journeyOf([], ['FINISHED'], ['OPEN']), 'IN_PROGRESS'],
    ['both delivered', journeyOf([], ['FINISHED'], ['FINISHED']), 'FINISHED'],
  ])('%s', (_, journey, expected) => expect(evaluateJourneyStatus(journey)).toBe(expected))

  it('of lists that were not asked for is OPEN', () => {
    expect(evaluateJourneyStatus({})).toBe('OPEN')
  })

  it('holds its four sentences for whatever was begun', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const status = evaluateJourneyStatus(journey)
        const hasPending = allOf(journey).some(({ statusKey }) => statusKey === 'PENDING')
        expect(status === 'PENDING').toBe(hasPending)
        const begun = journey.preJourneyDemand.length + journey.customerJourney.length
        expect(status === 'OPEN').toBe(begun === 0)
        const own = journey.customerJourney.flatMap(({ demands }) => demands)
        const isDelivered = own.length > 0 && own.every(({ statusKey }) => statusKey === 'FINISHED')
        expect(status === 'FINISHED').toBe(isDelivered && !hasPending)
      }),
    )
  })

  it('does not depend on the order of the demands', () => {
    fc.assert(
      fc.property(statuses, (given) => {
        const [there, back] = [given, given.toReversed()].map((some) =>
          evaluateJourneyStatus(journeyOf([], some)),
        )
        expect(there).toBe(back)
      }),
    )
  })

  it('has a label for each, and one for a demand that is blocked', () => {
    const labels = demandStatuses.map((status) => journeyMessages[`journeys.status.${status}`])
    expect(labels).toEqual(['Disponível', 'Iniciada', 'Pendente', 'Entregue', 'Bloqueada'])
  })
})

describe("'Acompanhar jornada'", () => {
  it.each<[string, Journey, string | null]>([
    ['the single preparation', journeyOf(['OPEN']), 'p1'],
    ['the single preparation, delivered', journeyOf(['FINISHED']), 'p1'],
    ['the last of two preparations', journeyOf(['OPEN', 'IN_PROGRESS']), 'p2'],
    ['the one of two preparations that is under way', journeyOf(['OPEN', 'FINISHED']), 'p1'],
    ['no preparation that is over', journeyOf(['BLOCKED', 'FINISHED']), null],
    ['the last demand under way', journeyOf([], ['OPEN', 'PENDING', 'FINISHED']), 'd2'],
    ['the last demand of all', journeyOf([], ['FINISHED', 'IN_PROGRESS', 'OPEN']), 'd3'],
    ['past the blocked ones', journeyOf([], ['IN_PROGRESS', 'BLOCKED', 'BLOCKED']), 'd1'],
    ['the journey before its preparation', journeyOf(['OPEN'], ['OPEN', 'FINISHED']), 'd1'],
    ['the page when all is delivered', journeyOf([], ['FINISHED', 'FINISHED']), null],
    ['the page when all is blocked', journeyOf([], ['BLOCKED']), null],
    ['the page without a demand to see', journeyOf([], []), null],
  ])('opens %s', (_, journey, demandId) => {
    expect(evaluateJourneyFollow(journey)).toEqual({
      allowed: true,
      demandId,
      href: demandId === null ? '/journeys/j1' : `/demands/${demandId}`,
    })
  })

  it('is not there before anything was begun', () => {
    expect(evaluateJourneyFollow(journeyOf([]))).toEqual({ allowed: false, reason: 'notStarted' })
  })

  it('opens nothing that is over, but for the single preparation', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const decision = evaluateJourneyFollow(journey)
        if (!decision.allowed || decision.demandId === null) return
        const demand = allOf(journey).find(({ id }) => id === decision.demandId)
        const isSingle = journey.preJourneyDemand.length === 1 && !journey.customerJourney.length
        expect(isSingle || !['BLOCKED', 'FINISHED'].includes(demand?.statusKey ?? '')).toBe(true)
      }),
    )
  })
})

const contract = {
  isChurn: false,
  accessAllowedUntil: null,
  hasSuspendedContract: false,
  hasPaymentOverdue: false,
  paymentOverdueSince: null,
  isSpecificDemand: false,
}
const inputOf = (change: Partial<typeof contract> = {}) => ({
  customer: { ...contract, ...change },
  user: { customerAdmin: false, customerSuperAdmin: false },
  today: '2026-11-19',
  conventions: conventions.specified,
})

describe('a start', () => {
  const customer = { kind: 'customer' } as const
  const staff = { kind: 'staff' } as const
  const open = evaluateAccess(inputOf())
  const closed = evaluateAccess(inputOf({ isSpecificDemand: true }))
  const withdrawn = { ...journeyOf([]), active: false }

  it.each<[string, Journey, { kind: 'customer' | 'staff' }, typeof open, string | null]>([
    ['an available journey', journeyOf([]), customer, open, null],
    ['a started one', journeyOf([], ['OPEN']), customer, open, 'started'],
    ['a delivered one', journeyOf([], ['FINISHED']), customer, open, 'started'],
    ['a started one, by staff', journeyOf([], ['OPEN']), staff, open, 'started'],
    ['one that is being prepared', journeyOf(['OPEN']), customer, open, 'preparing'],
    ['one that is prepared, by staff', journeyOf(['FINISHED']), staff, open, null],
    ['a withdrawn one', withdrawn, customer, open, 'withdrawn'],
    ['a withdrawn one, by staff', withdrawn, staff, open, 'withdrawn'],
    ['one that the contract does not allow', journeyOf([]), customer, closed, 'access'],
    ['a started one that it does not allow', journeyOf([], []), customer, closed, 'started'],
  ])('of %s', (_, journey, viewer, access, reason) => {
    const decision = evaluateJourneyStart(journey, viewer, access)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
    if (reason && reason !== 'access') {
      const key = `journeys.refused.${reason}` as keyof typeof journeyMessages
      expect(journeyMessages[key]).toMatch(/\.$/)
    }
  })

  it('and following never stand beside each other', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const start = evaluateJourneyStart(journey, customer, open)
        expect(start.allowed).toBe(!evaluateJourneyFollow(journey).allowed)
      }),
    )
  })
})

describe('the view of the journeys', () => {
  it.each<[string, Partial<typeof contract>, string, boolean, string | null]>([
    ['a customer', {}, 'open', true, null],
    ['a customer with a payment overdue', { hasPaymentOverdue: true }, 'open', false, null],
    [
      'a specific-demand customer',
      { isSpecificDemand: true },
      'specificDemand',
      false,
      'specificDemand',
    ],
    ['a suspended customer', { hasSuspendedContract: true }, 'closed', false, 'suspended'],
    [
      'a suspended specific-demand customer',
      { hasSuspendedContract: true, isSpecificDemand: true },
      'closed',
      false,
      'suspended',
    ],
    ['a customer who has left', { isChurn: true }, 'closed', false, null],
  ])('of %s', (_, change, kind, canStart, notice) => {
    const view = evaluateJourneysView(inputOf(change))
    expect([view.kind, view.canStart, view.notice?.kind ?? null]).toEqual([kind, canStart, notice])
  })

  it('of staff is open', () => {
    expect(evaluateJourneysView({ ...inputOf(), customer: null })).toMatchObject({ kind: 'open' })
  })
})
