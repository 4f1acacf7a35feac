import { describe, expect, it } from 'vitest'
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'
import { demandStatusMachine } from '../demands/demand-status.machine.ts'
import { evaluateStatusChange } from '../demands/demand-status.rules.ts'
import type { DemandStatus } from '../demands/demands.types.ts'
import { explorePaths } from '../testing/machine-paths.ts'
import { type MappingReviewEvent, mappingReviewMachine } from './mapping-review.machine.ts'
import {
  evaluateMappingBegin,
  evaluateMappingEdit,
  evaluateMappingRedo,
  evaluateMappingReview,
  evaluateMappingStart,
  evaluateMappingStep,
  type MappingStep,
} from './mapping-review.rules.ts'
import { type MappingStage, type StagedMapping, toMappingStage } from './mapping-stage.rules.ts'
import { mappingSteps } from './mapping-steps.ts'

const customer = 'customer' as const
const staff = 'staff' as const
const statuses = ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'] as const
const stages: readonly MappingStage[] = ['notStarted', 'meeting', ...statuses]
const at = (stage: MappingStage): StagedMapping => {
  if (stage === 'notStarted') return null
  return { mappingDemand: stage === 'meeting' ? null : { statusKey: stage } }
}
const stateAfter = (...events: MappingReviewEvent[]) => {
  let [state] = initialTransition(mappingReviewMachine)
  for (const event of events) [state] = transition(mappingReviewMachine, state, event)
  return state.value
}

const start = { type: 'START', actor: customer } as const
const meet = { type: 'MEET', actor: staff } as const
const send = { type: 'SEND', actor: customer, activities: 1 } as const
const finish = { type: 'FINISH', actor: staff } as const
/** In the order of `mappingSteps`, each by an actor who may take it. */
const steps: readonly MappingReviewEvent[] = [
  start,
  meet,
  send,
  { type: 'RELEASE', actor: staff },
  finish,
  { type: 'REDO', actor: customer },
]

describe('mappingReviewMachine', () => {
  it('waits for people, however long they take', () => {
    const clock = new SimulatedClock()
    const actor = createActor(mappingReviewMachine, { clock }).start()
    for (const event of [start, meet, send]) actor.send(event)
    clock.increment(365 * 24 * 60 * 60 * 1000)
    expect(actor.getSnapshot().value).toEqual({ demand: 'IN_PROGRESS' })
  })

  it.each<[string, MappingReviewEvent[], unknown]>([
    ['nothing', [], 'notStarted'],
    ['a meeting is asked for', [start], 'meeting'],
    ['nobody of the firm asks for one', [{ ...start, actor: staff }], 'notStarted'],
    ['the meeting is held', [start, meet], { demand: 'PENDING' }],
    ['a customer holds none', [start, { ...meet, actor: customer }], 'meeting'],
    ['it is sent', [start, meet, send], { demand: 'IN_PROGRESS' }],
    ['without an activity', [start, meet, { ...send, activities: 0 }], { demand: 'PENDING' }],
    ['it is not sent twice', [start, meet, send, send], { demand: 'IN_PROGRESS' }],
    [
      'it is released',
      [start, meet, send, { type: 'RELEASE', actor: staff }],
      { demand: 'PENDING' },
    ],
    [
      'a customer releases nothing',
      [start, meet, send, { type: 'RELEASE', actor: customer }],
      { demand: 'IN_PROGRESS' },
    ],
    ['it is finished', [start, meet, send, finish], { demand: 'FINISHED' }],
    ['it is not finished before the review', [start, meet, finish], { demand: 'PENDING' }],
    [
      'it is redone',
      [start, meet, send, finish, { type: 'REDO', actor: customer }],
      { demand: 'PENDING' },
    ],
    [
      'the firm blocks it',
      [start, meet, { type: 'SET_STATUS', actor: staff, statusKey: 'BLOCKED' }],
      { demand: 'BLOCKED' },
    ],
    [
      'a customer does not',
      [start, meet, { type: 'SET_STATUS', actor: customer, statusKey: 'BLOCKED' }],
      { demand: 'PENDING' },
    ],
  ])('%s', (_, events, value) => {
    expect(stateAfter(...events)).toEqual(value)
  })

  it('reaches every state', () => {
    const events: MappingReviewEvent[] = [start, meet, send, finish]
    for (const statusKey of statuses) events.push({ type: 'SET_STATUS', actor: staff, statusKey })
    expect(explorePaths(mappingReviewMachine, { events }).unreached).toEqual([])
  })

  it.each(stages)('takes at %s the steps that the rules take there', (stage) => {
    const isBefore = stage === 'notStarted' || stage === 'meeting'
    const state = mappingReviewMachine.resolveState({ value: isBefore ? stage : { demand: stage } })
    const byStage = Object.entries(mappingSteps).filter(([, { from }]) => from === stage)
    const taken = steps.filter((event) => state.can(event)).map(({ type }) => type)
    expect(taken).toEqual(byStage.map(([type]) => type))
  })

  it('knows the statuses of a demand, and no other', () => {
    const { states } = mappingReviewMachine.root.states.demand ?? { states: {} }
    expect(Object.keys(states).sort()).toEqual(Object.keys(demandStatusMachine.states).sort())
  })
})

const reasonOf = (decision: { allowed: boolean; reason?: string }) =>
  decision.allowed ? null : decision.reason

describe('evaluateMappingEdit', () => {
  it.each([
    ['notStarted', 'notStarted'],
    ['meeting', 'meeting'],
    ['PENDING', null],
    ['IN_PROGRESS', 'inReview'],
    ['FINISHED', 'finished'],
    ['OPEN', 'waiting'],
    ['BLOCKED', 'waiting'],
  ] as const)('%s: %s', (stage, reason) => {
    expect(toMappingStage(at(stage))).toBe(stage)
    expect(reasonOf(evaluateMappingEdit(at(stage)))).toBe(reason)
  })
})

describe('evaluateMappingStep', () => {
  const outcomes: Readonly<Record<MappingStep, Partial<Record<MappingStage, string>>>> = {
    SEND: {
      notStarted: 'notStarted',
      meeting: 'meeting',
      PENDING: '→ IN_PROGRESS',
      IN_PROGRESS: 'inReview',
      FINISHED: 'finished',
      OPEN: 'waiting',
      BLOCKED: 'waiting',
    },
    RELEASE: { notStarted: 'notStarted', meeting: 'meeting', IN_PROGRESS: '→ PENDING' },
    FINISH: { notStarted: 'notStarted', meeting: 'meeting', IN_PROGRESS: '→ FINISHED' },
    REDO: { notStarted: 'notStarted', meeting: 'meeting', FINISHED: '→ PENDING' },
  }
  const elsewhere = { SEND: '', RELEASE: 'notInReview', FINISH: 'notInReview', REDO: 'notFinished' }
  const table = (Object.keys(outcomes) as MappingStep[]).flatMap((step) =>
    stages.map((stage) => [step, stage, outcomes[step][stage] ?? elsewhere[step]] as const),
  )
  it.each(table)('%s at %s: %s', (step, stage, outcome) => {
    const decision = evaluateMappingStep(at(stage), step, 1)
    expect(decision.allowed ? `→ ${decision.statusKey}` : decision.reason).toBe(outcome)
  })

  it('sends nothing without an activity', () => {
    expect(reasonOf(evaluateMappingReview(at('PENDING'), 0))).toBe('noActivity')
    expect(reasonOf(evaluateMappingReview(at('IN_PROGRESS'), 0))).toBe('inReview')
    expect(evaluateMappingReview(at('PENDING'), 1).allowed).toBe(true)
    expect(evaluateMappingRedo(at('FINISHED')).allowed).toBe(true)
  })

  it('asks of the demand only what the demand’s own machine gives', () => {
    const asked = table.flatMap(([step, stage]) => {
      const decision = evaluateMappingStep(at(stage), step, 1)
      return decision.allowed ? [[step, stage as DemandStatus, decision.statusKey] as const] : []
    })
    expect(asked).toHaveLength(4)
    for (const [step, from, to] of asked) {
      const kind = step === 'SEND' ? customer : staff
      const change = { statusKey: to, message: 'x' }
      expect(evaluateStatusChange({ statusKey: from }, { kind }, change)).toEqual({
        allowed: true,
        statusKey: to,
      })
    }
  })
})

describe('the beginning', () => {
  it('is asked for once', () => {
    expect(evaluateMappingStart(null).allowed).toBe(true)
    for (const stage of stages.slice(1)) {
      expect(reasonOf(evaluateMappingStart(at(stage)))).toBe('alreadyStarted')
    }
  })
  it('comes with the meeting, once', () => {
    expect(evaluateMappingBegin({ demandId: null })).toEqual({
      allowed: true,
      statusKey: 'PENDING',
    })
    expect(reasonOf(evaluateMappingBegin({ demandId: 'd1' }))).toBe('alreadyStarted')
  })
})
