import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateFrom, countDays } from '../calendar/index.ts'
import { buildDemand } from '../testing/index.ts'
import { demandStatuses } from './demand-status.ts'
import { toDemandTimeline } from './demand-timeline.rules.ts'
import type { DemandDeadlineStop, DemandStatus, DemandStatusStep } from './demands.types.ts'

const timeZone = 'America/Sao_Paulo'
const frame = { now: new Date('2026-11-22T15:00:00.000Z'), timeZone, stoppedSince: null }
const at = (day: string) => `2026-11-${day}T15:00:00.000Z`
const entered = (statusKey: DemandStatus, day: string): DemandStatusStep => ({
  statusKey,
  at: at(day),
})
const read = (
  changes: DemandStatusStep[],
  given: Parameters<typeof buildDemand>[0] = {},
  stoppedSince: Date | null = null,
  stops: readonly DemandDeadlineStop[] = [],
) => {
  const last = changes.at(-1)
  const demand = buildDemand({
    createdAt: at('09'),
    statusKey: last?.statusKey ?? 'OPEN',
    statusChangedAt: last?.at ?? at('09'),
    ...given,
  })
  const { steps, days } = toDemandTimeline(demand, { changes, stops }, { ...frame, stoppedSince })
  return {
    steps: steps.map(({ stage, days: count, to }) => `${stage} ${count}${to ? '' : '…'}`),
    days,
  }
}

describe('toDemandTimeline', () => {
  it('tells a demand that waits for the customer, with the days of each side', () => {
    expect(read([entered('IN_PROGRESS', '10'), entered('PENDING', '16')])).toEqual({
      steps: ['screening 1', 'working 6', 'waiting 6…'],
      days: { firm: 7, customer: 6, blocked: 0, suspended: 0, ended: 0 },
    })
  })

  it('counts what stands behind other demands for nobody, and nothing after the delivery', () => {
    const changes = [
      entered('BLOCKED', '10'),
      entered('IN_PROGRESS', '12'),
      entered('FINISHED', '15'),
    ]
    expect(read(changes, { validationDate: at('18') })).toEqual({
      steps: ['screening 1', 'blocked 2', 'working 3', 'delivered 3', 'validated 4…'],
      days: { firm: 4, customer: 0, blocked: 2, suspended: 0, ended: 0 },
    })
  })

  it('counts the wait of a step for its turn in a journey for nobody, before and after it', () => {
    const waiting = { statusKey: 'BLOCKED', statusChangedAt: at('09') } as const
    expect(read([], waiting)).toEqual({
      steps: ['blocked 13…'],
      days: { firm: 0, customer: 0, blocked: 13, suspended: 0, ended: 0 },
    })
    const changes = [entered('OPEN', '14'), entered('IN_PROGRESS', '15'), entered('FINISHED', '18')]
    expect(read(changes)).toEqual({
      steps: ['blocked 5', 'screening 1', 'working 3', 'delivered 4…'],
      days: { firm: 4, customer: 0, blocked: 5, suspended: 0, ended: 0 },
    })
  })

  it('tells of a demand that waited for the customer from its creation', () => {
    const waiting = { statusKey: 'PENDING', statusChangedAt: at('09') } as const
    expect(read([], waiting).steps).toEqual(['waiting 13…'])
  })

  it('tells an answer and a reopening', () => {
    const changes = [
      entered('IN_PROGRESS', '10'),
      entered('PENDING', '11'),
      entered('IN_PROGRESS', '13'),
      entered('FINISHED', '14'),
      entered('IN_PROGRESS', '20'),
    ]
    expect(read(changes)).toEqual({
      steps: ['screening 1', 'working 1', 'waiting 2', 'working 1', 'delivered 6', 'working 2…'],
      days: { firm: 5, customer: 2, blocked: 0, suspended: 0, ended: 0 },
    })
  })

  it('counts what the contract suspends for nobody', () => {
    const changes = [entered('IN_PROGRESS', '10')]
    expect(read(changes, {}, new Date(at('12')))).toEqual({
      steps: ['screening 1', 'working 2', 'suspended 10…'],
      days: { firm: 3, customer: 0, blocked: 0, suspended: 10, ended: 0 },
    })
  })

  it('leaves what waits or stands in the queue as it is during a suspension', () => {
    const changes = [
      entered('IN_PROGRESS', '11'),
      entered('PENDING', '13'),
      entered('BLOCKED', '15'),
      entered('IN_PROGRESS', '18'),
      entered('FINISHED', '20'),
    ]
    expect(read(changes, {}, new Date(at('10')))).toEqual({
      steps: [
        'screening 1',
        'suspended 3',
        'waiting 2',
        'blocked 3',
        'suspended 2',
        'delivered 2…',
      ],
      days: { firm: 1, customer: 2, blocked: 3, suspended: 5, ended: 0 },
    })
  })

  const stop = (
    from: string,
    to: string | null,
    reason: DemandDeadlineStop['reason'] = 'suspended',
  ): DemandDeadlineStop => ({ reason, from: at(from), to: to === null ? null : at(to) })

  it('counts suspensions that are over for nobody, and what lies between them for the firm', () => {
    const stops = [stop('16', '19'), stop('11', '13')]
    expect(read([entered('IN_PROGRESS', '10')], {}, null, stops)).toEqual({
      steps: ['screening 1', 'working 1', 'suspended 2', 'working 3', 'suspended 3', 'working 3…'],
      days: { firm: 8, customer: 0, blocked: 0, suspended: 5, ended: 0 },
    })
  })

  it('counts each day of suspensions that overlap once, and goes on with the one in force', () => {
    const stops = [stop('11', '15'), stop('13', '16'), stop('17', '18')]
    expect(read([entered('IN_PROGRESS', '10')], {}, new Date(at('18')), stops)).toEqual({
      steps: ['screening 1', 'working 1', 'suspended 5', 'working 1', 'suspended 5…'],
      days: { firm: 3, customer: 0, blocked: 0, suspended: 10, ended: 0 },
    })
  })

  it('leaves the customer their days of a suspension that is over', () => {
    const changes = [
      entered('IN_PROGRESS', '10'),
      entered('PENDING', '12'),
      entered('IN_PROGRESS', '15'),
    ]
    expect(read(changes, {}, null, [stop('11', '17')])).toEqual({
      steps: ['screening 1', 'working 1', 'suspended 1', 'waiting 3', 'suspended 2', 'working 5…'],
      days: { firm: 7, customer: 3, blocked: 0, suspended: 3, ended: 0 },
    })
  })

  it('is suspended until the contract ends, and afterwards has ended', () => {
    const stops = [stop('15', null, 'ended')]
    expect(read([entered('IN_PROGRESS', '10')], {}, new Date(at('12')), stops)).toEqual({
      steps: ['screening 1', 'working 2', 'suspended 3', 'ended 7…'],
      days: { firm: 3, customer: 0, blocked: 0, suspended: 3, ended: 7 },
    })
  })

  it('goes on once a contract that had ended does', () => {
    const stops = [stop('12', '14', 'ended')]
    expect(read([entered('IN_PROGRESS', '10')], {}, null, stops)).toEqual({
      steps: ['screening 1', 'working 2', 'ended 2', 'working 8…'],
      days: { firm: 11, customer: 0, blocked: 0, suspended: 0, ended: 2 },
    })
  })

  it('was suspended from its first day, or is not yet', () => {
    expect(read([], {}, new Date(at('01'))).steps).toEqual(['suspended 13…'])
    expect(read([], {}, new Date(at('23'))).steps).toEqual(['screening 13…'])
  })

  it('says a repeated status once, and what the conversation has not told yet', () => {
    const changes = [entered('IN_PROGRESS', '10'), entered('IN_PROGRESS', '12')]
    expect(read(changes, { statusKey: 'PENDING', statusChangedAt: at('15') }).steps).toEqual([
      'screening 1',
      'working 5',
      'waiting 7…',
    ])
    expect(read([]).steps).toEqual(['screening 13…'])
  })

  it('counts on the calendar of the firm, not in spans of 24 hours', () => {
    // 22:00 of the 10th and 01:00 of the 11th in São Paulo.
    const changes: DemandStatusStep[] = [
      { statusKey: 'IN_PROGRESS', at: '2026-11-11T01:00:00.000Z' },
      { statusKey: 'PENDING', at: '2026-11-11T04:00:00.000Z' },
    ]
    expect(read(changes).steps).toEqual(['screening 1', 'working 1', 'waiting 11…'])
  })

  it('gives every day since the demand was raised to exactly one stretch', () => {
    const minute = fc.integer({ min: 0, max: 13 * 24 * 60 })
    const story = fc.array(fc.tuple(fc.constantFrom(...demandStatuses), minute), { maxLength: 12 })
    const pauses = fc.array(
      fc.tuple(fc.constantFrom('suspended' as const, 'ended' as const), minute, minute),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(story, fc.option(minute), pauses, (given, heldAfter, paused) => {
        const changes = given
          .toSorted(([, a], [, b]) => a - b)
          .map(([statusKey, minutes]) => ({
            statusKey,
            at: new Date(Date.parse(at('09')) + minutes * 60_000).toISOString(),
          }))
        const last = changes.at(-1)
        const demand = buildDemand({
          createdAt: at('09'),
          statusKey: last?.statusKey ?? 'OPEN',
          statusChangedAt: last?.at ?? at('09'),
        })
        const after = (minutes: number) => new Date(Date.parse(at('09')) + minutes * 60_000)
        const stoppedSince = heldAfter === null ? null : after(heldAfter)
        const stops = paused.map(([reason, a, b]) => ({
          reason,
          from: after(Math.min(a, b)).toISOString(),
          to: reason === 'ended' ? null : after(Math.max(a, b)).toISOString(),
        }))
        const { steps, days } = toDemandTimeline(
          demand,
          { changes, stops },
          { ...frame, stoppedSince },
        )
        const total = countDays(
          civilDateFrom(at('09'), timeZone),
          civilDateFrom(frame.now.toISOString(), timeZone),
        )
        expect(steps.reduce((sum, step) => sum + step.days, 0)).toBe(total)
        const delivered = steps.filter(({ stage }) => stage === 'delivered')
        const afterwards = delivered.reduce((sum, step) => sum + step.days, 0)
        const used = Object.values(days).reduce((sum, count) => sum + count, 0)
        expect(used).toBe(total - afterwards)
        expect(steps.filter(({ to }) => to === null)).toHaveLength(1)
        expect(steps.every((step) => step.days >= 0)).toBe(true)
      }),
    )
  })
})
