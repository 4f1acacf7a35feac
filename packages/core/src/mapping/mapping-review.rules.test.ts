import { describe, expect, it } from 'vitest'
import { evaluateStatusChange } from '../demands/demand-status.rules.ts'
import type { DemandStatus } from '../demands/demands.types.ts'
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

const customer = 'customer' as const
const staff = 'staff' as const
const statuses = ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'] as const
const stages: readonly MappingStage[] = ['notStarted', 'meeting', ...statuses]
const at = (stage: MappingStage): StagedMapping => {
  if (stage === 'notStarted') return null
  return { mappingDemand: stage === 'meeting' ? null : { statusKey: stage } }
}
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
