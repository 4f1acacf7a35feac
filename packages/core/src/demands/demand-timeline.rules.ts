import { civilDateFrom, countDays } from '../calendar/index.ts'
import type { Demand, DemandDeadlineStop, DemandStatus, DemandStatusStep } from './demands.types.ts'

/**
 * A stage in the life of a demand: the firm screens it, the firm works on it, it waits for the customer, it
 * is blocked, the contract has suspended its deadlines or has ended, it is delivered, it is
 * validated.
 */
export type DemandTimelineStage =
  | 'screening'
  | 'working'
  | 'waiting'
  | 'blocked'
  | 'suspended'
  | 'ended'
  | 'delivered'
  | 'validated'

/** One stage, from one status change to the next. */
export interface DemandTimelineStep {
  readonly stage: DemandTimelineStage
  /**
   * Whose time the stage uses; null if nobody's: blocked, stopped by the contract, or delivered.
   */
  readonly side: 'firm' | 'customer' | null
  /** An instant of the wire. */
  readonly from: string
  /** Null while it lasts. */
  readonly to: string | null
  /** Calendar days from its first day to its last, or to today. */
  readonly days: number
}

/** The life of a demand, oldest first, with the days that each side has used. */
export interface DemandTimeline {
  readonly steps: readonly DemandTimelineStep[]
  /** Calendar days until the delivery, or until today, by the side whose time they used. */
  readonly days: {
    readonly firm: number
    readonly customer: number
    readonly blocked: number
    readonly suspended: number
    readonly ended: number
  }
}

/** What the days of a timeline are counted with. */
export interface DemandTimelineFrame {
  readonly now: Date
  /** That of the firm. */
  readonly timeZone: string
  /** Since when the contract suspends the deadlines, from `deadlinesStoppedSince`; null while it does not. */
  readonly stoppedSince: Date | null
}

/** What happened to a demand, and to the contract meanwhile. */
export interface DemandHistory {
  /** Every status that it entered after its creation, oldest first. */
  readonly changes: readonly DemandStatusStep[]
  /** Past suspensions, and each end of the contract; in any order, possibly overlapping. */
  readonly stops: readonly DemandDeadlineStop[]
}

const stages: Readonly<Record<DemandStatus, DemandTimelineStage>> = {
  OPEN: 'screening',
  IN_PROGRESS: 'working',
  PENDING: 'waiting',
  FINISHED: 'delivered',
  BLOCKED: 'blocked',
}

const sides: Readonly<Record<DemandTimelineStage, DemandTimelineStep['side']>> = {
  screening: 'firm',
  working: 'firm',
  waiting: 'customer',
  blocked: null,
  suspended: null,
  ended: null,
  delivered: null,
  validated: null,
}

type Lived = Pick<Demand, 'createdAt' | 'statusKey' | 'statusChangedAt' | 'validationDate'>
interface Entered {
  readonly stage: DemandTimelineStage
  readonly at: string
}

const withoutRepeats = (all: readonly Entered[]) =>
  all.filter(({ stage }, index) => stage !== all[index - 1]?.stage)

/**
 * The stage that a demand was created in. Most are open; a step of a journey waits for those ahead of it, and only what
 * was not open can become open first. One that never changed is still in the status that it was created with.
 */
function toFirstStage(
  { createdAt, statusKey, statusChangedAt }: Lived,
  [first]: readonly DemandStatusStep[],
): DemandTimelineStage {
  if (first) return first.statusKey === 'OPEN' ? 'blocked' : 'screening'
  return statusChangedAt === createdAt ? stages[statusKey] : 'screening'
}

/** The stages in order, without consecutive duplicates, ending with the demand's current one. */
function listEntered(demand: Lived, changes: readonly DemandStatusStep[]): Entered[] {
  const { createdAt, statusKey, statusChangedAt, validationDate } = demand
  const raised: Entered = { stage: toFirstStage(demand, changes), at: createdAt }
  const all = [raised, ...changes.map(({ statusKey: to, at }) => ({ stage: stages[to], at }))]
  // The demand may be ahead of the changes recorded in the conversation.
  all.push({ stage: stages[statusKey], at: statusChangedAt })
  if (statusKey === 'FINISHED' && validationDate !== null) {
    all.push({ stage: 'validated', at: validationDate })
  }
  return withoutRepeats(all)
}

interface Stop {
  readonly stage: 'suspended' | 'ended'
  readonly from: Date
  /** Null while it lasts. */
  readonly to: Date | null
}

/** What stops the deadlines at a moment. The end of a contract takes precedence over a suspension. */
function findStop(stops: readonly Stop[], at: Date): Stop['stage'] | undefined {
  const found = stops.filter(({ from, to }) => from <= at && (to === null || at < to))
  return found.find(({ stage }) => stage === 'ended')?.stage ?? found[0]?.stage
}

/** Replaces the firm's stages by the time in which the contract stops the deadlines. */
function stopBy(stops: readonly Stop[], entered: readonly Entered[], now: Date): Entered[] {
  const edges = stops.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
  const all = entered.flatMap((one, index): Entered[] => {
    if (sides[one.stage] !== 'firm') return [one]
    const begin = new Date(one.at)
    const next = entered[index + 1]
    const end = next === undefined ? now : new Date(next.at)
    const turns = edges
      .filter((edge) => begin < edge && edge < end)
      .sort((a, b) => a.getTime() - b.getTime())
    return [
      { stage: findStop(stops, begin) ?? one.stage, at: one.at },
      ...turns.map((turn) => ({
        stage: findStop(stops, turn) ?? one.stage,
        at: turn.toISOString(),
      })),
    ]
  })
  return withoutRepeats(all)
}

/**
 * The life of a demand as its page shows it. Days are counted on the firm's calendar, from the day of one
 * change to the day of the next, so that they add up to the days since the demand was created. Days of the
 * firm on which the contract was suspended, or had ended, are nobody's.
 */
export function toDemandTimeline(
  demand: Lived,
  { changes, stops }: DemandHistory,
  { now, timeZone, stoppedSince }: DemandTimelineFrame,
): DemandTimeline {
  const all = stops.map(
    ({ reason, from, to }): Stop => ({
      stage: reason,
      from: new Date(from),
      to: to === null ? null : new Date(to),
    }),
  )
  if (stoppedSince !== null) all.push({ stage: 'suspended', from: stoppedSince, to: null })
  const entered = stopBy(all, listEntered(demand, changes), now)
  const days = { firm: 0, customer: 0, blocked: 0, suspended: 0, ended: 0 }
  let reached = ''
  const steps = entered.map(({ stage, at }, index): DemandTimelineStep => {
    const next = entered[index + 1]
    // The clocks of two processes differ: a change never counts as earlier than the one it follows.
    const dayOf = (instant: string) => {
      const day = civilDateFrom(instant, timeZone)
      return day < reached ? reached : day
    }
    const first = dayOf(at)
    reached = first
    const last = dayOf(next?.at ?? now.toISOString())
    const count = countDays(first, last)
    const side = sides[stage]
    if (side !== null) days[side] += count
    if (stage === 'blocked' || stage === 'suspended' || stage === 'ended') days[stage] += count
    return { stage, side, from: at, to: next?.at ?? null, days: count }
  })
  return { steps, days }
}
