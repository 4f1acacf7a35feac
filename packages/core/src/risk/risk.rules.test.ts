import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { createDemandSchema } from '../demands/demand-forms.schema.ts'
import { specifiedDemandTypes } from '../demands/demand-types.ts'
import type { DemandStatus } from '../demands/demands.types.ts'
import { problemMessages } from '../messages/problems.ts'
import { riskItemMessages, riskMessages } from '../messages/risk.ts'
import { transportMessages } from '../messages/transport.ts'
import { buildCustomer } from '../testing/index.ts'
import { isRiskComplete } from './risk-counts.ts'
import {
  evaluateRiskEntry,
  evaluateRiskQuestions,
  evaluateRiskTool,
  toRiskTermsKey,
} from './risk-entry.rules.ts'
import { evaluateRiskMeeting } from './risk-meeting.rules.ts'
import {
  evaluateRiskAnswering,
  evaluateRiskSector,
  toRiskSectorState,
} from './risk-sectors.rules.ts'
import { evaluateRiskSending, isRiskDelivery, toRiskRefusalText } from './risk-sending.rules.ts'
import { riskMeetingDraft } from './risk-texts.ts'

const statuses = ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'] as const
const demand = (statusKey: DemandStatus, id = 'd1') => ({ id, statusKey })

describe('where the tool begins', () => {
  it.each<[string, DemandStatus[], object]>([
    ['nothing yet', [], { kind: 'offerMeeting' }],
    ['asked for', ['OPEN'], { kind: 'demand', demandId: 'd0', href: '/demands/d0' }],
    ['in progress', ['IN_PROGRESS'], { kind: 'demand', demandId: 'd0' }],
    ['waiting', ['PENDING'], { kind: 'demand', demandId: 'd0' }],
    ['blocked', ['BLOCKED'], { kind: 'demand', demandId: 'd0' }],
    ['delivered', ['FINISHED'], { kind: 'tool', href: '/tools/analysisRisk' }],
    ['one delivered, a newer one open', ['OPEN', 'FINISHED'], { kind: 'tool' }],
    ['two open', ['PENDING', 'OPEN'], { kind: 'demand', demandId: 'd0' }],
  ])('%s', (_, given, expected) => {
    const demands = given.map((statusKey, i) => demand(statusKey, `d${i}`))
    expect(evaluateRiskEntry(demands)).toMatchObject(expected)
  })

  it('does not offer a meeting to somebody from whom the demand is hidden', () => {
    expect(evaluateRiskEntry([], [{ answered: 0 }, { answered: 2 }])).toMatchObject({
      kind: 'tool',
    })
    expect(evaluateRiskEntry([], [{ answered: 0 }])).toEqual({ kind: 'offerMeeting' })
  })

  it.each<[Parameters<typeof buildCustomer>[0], string | null]>([
    [{}, null],
    [{ hasPaymentOverdue: true, paymentOverdueSince: '2026-11-18' }, 'paymentOverdue'],
    [{ hasSuspendedContract: true }, 'suspended'],
    [{ isSpecificDemand: true, customerAccess: [] }, 'toolNotContracted'],
    [{ isSpecificDemand: true, customerAccess: ['Análise Interna de Risco'] }, null],
  ])('with a meeting that raises a demand, which has to be paid for: %o, %s', (change, reason) => {
    const decision = evaluateRiskMeeting({
      customer: buildCustomer(change),
      user: { customerAdmin: false, customerSuperAdmin: false },
      today: '2026-11-18',
      conventions: conventions.specified,
    })
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })

  it('opens by its address only for a business that has begun', () => {
    expect(evaluateRiskTool(demand('OPEN'))).toEqual({ allowed: true })
    expect(evaluateRiskTool(null)).toEqual({
      allowed: false,
      reason: 'notStarted',
      href: '/tools',
    })
    // Its demand is private, and the reader is not among those who see it.
    expect(evaluateRiskTool(null, [{ answered: 0 }, { answered: 2 }])).toEqual({
      allowed: false,
      reason: 'hidden',
      href: '/tools',
    })
    expect(evaluateRiskTool(null, [{ answered: 0 }])).toMatchObject({ reason: 'notStarted' })
    expect(riskMessages['risk.notStarted']).toBe('Este Negócio não iniciou uma Análise de Risco!')
  })

  it('asks for the terms first', () => {
    expect(evaluateRiskQuestions(true)).toEqual({ allowed: true })
    expect(evaluateRiskQuestions(false)).toEqual({
      allowed: false,
      reason: 'termsNotAccepted',
      href: '/tools/analysisRisk',
    })
  })

  it('remembers the terms by user and business', () => {
    const keys = ['u1', 'u2'].flatMap((userId) =>
      ['b1', 'b2'].map((businessId) => toRiskTermsKey({ userId, businessId })),
    )
    expect(new Set(keys).size).toBe(4)
  })

  it('asks for a meeting that the demand form would take', () => {
    const { demandTypeName, ...draft } = riskMeetingDraft
    expect(specifiedDemandTypes).toContain(demandTypeName)
    expect(createDemandSchema.safeParse({ ...draft, attachments: [] }).success).toBe(true)
    expect(draft.name).toContain('Pré Reunião')
  })
})

describe('a sector', () => {
  it.each([
    [0, 7, 'Pendente', 'Responder', '0/7', 0],
    [6, 7, 'Pendente', 'Responder', '6/7', 86],
    [7, 7, 'Concluído', 'Detalhes', '7/7', 100],
    // A question was removed since.
    [7, 6, 'Pendente', 'Responder', '7/6', 100],
    [199, 200, 'Pendente', 'Responder', '199/200', 99],
  ])('%i of %i is %s', (answered, total, status, action, counts, percent) => {
    const state = toRiskSectorState({ answered, total })
    expect(state).toMatchObject({ status, action, counts, isDone: status === 'Concluído' })
    expect(state.progress.percent).toBe(percent)
  })

  it.each(statuses)('answers and redoing while the demand is %s', (statusKey) => {
    const locked = statusKey === 'PENDING'
    const done = { answered: 3, total: 3 }
    const half = { answered: 1, total: 3 }
    expect(evaluateRiskAnswering(done, demand(statusKey)).allowed).toBe(!locked)
    expect(evaluateRiskAnswering(half, demand(statusKey)).allowed).toBe(true)
    expect(evaluateRiskSector(done, demand(statusKey))).toEqual({
      calculate: false,
      redo: !locked,
      choose: false,
    })
    expect(evaluateRiskSector(half, demand(statusKey))).toEqual({
      calculate: true,
      redo: false,
      choose: true,
    })
  })

  it('is open where there is no demand', () => {
    expect(evaluateRiskAnswering({ answered: 3, total: 3 }, null)).toEqual({ allowed: true })
  })
})

describe('sending', () => {
  it.each([
    ['OPEN', { allowed: true, route: 'message' }],
    ['IN_PROGRESS', { allowed: true, route: 'message' }],
    ['BLOCKED', { allowed: true, route: 'message' }],
    ['FINISHED', { allowed: true, route: 'reopen' }],
    ['PENDING', { allowed: false, reason: 'pending' }],
  ] as const)('%s', (statusKey, expected) => {
    expect(evaluateRiskSending(demand(statusKey))).toEqual(expected)
  })

  it('is a message of its own to its demand, unless another way is its', () => {
    const message = { content: riskItemMessages['risk.item'], attachments: [{}] }
    const of = (statusKey: DemandStatus, demandTypeName = riskMeetingDraft.demandTypeName) => ({
      statusKey,
      demandTypeName,
    })
    const taken = statuses.filter((statusKey) => isRiskDelivery(of(statusKey), message))
    expect(taken).toEqual(['OPEN', 'IN_PROGRESS', 'BLOCKED'])
    expect(isRiskDelivery(of('BLOCKED'), { ...message, content: 'Olá' })).toBe(false)
    expect(isRiskDelivery(of('BLOCKED'), { ...message, attachments: [] })).toBe(false)
    expect(isRiskDelivery({ statusKey: 'BLOCKED', demandTypeName: null }, message)).toBe(false)
  })

  it('needs a demand', () => {
    expect(evaluateRiskSending(null)).toMatchObject({ reason: 'noDemand' })
  })

  it.each([
    [[], false],
    [[{ answered: 2, total: 2 }], true],
    [
      [
        { answered: 2, total: 2 },
        { answered: 1, total: 2 },
      ],
      false,
    ],
  ])('%j: complete is %s', (sectors, expected) => {
    expect(isRiskComplete(sectors)).toBe(expected)
  })

  it('says why not, in the words of the specification', () => {
    expect(toRiskRefusalText('noDemand')).toBe(
      'Não existe demanda de Pré Reunião Análise Interna de Risco, entre em contato com o suporte.',
    )
    expect(toRiskRefusalText('pending')).toBe(
      'Estamos analisando a sua última solicitação, aguarde o retorno.',
    )
    expect(problemMessages.RISK_ANALYSIS_PENDING).toBe(toRiskRefusalText('pending'))
    expect(problemMessages.INTERNAL).toBe(transportMessages['transport.unknown'])
  })
})
