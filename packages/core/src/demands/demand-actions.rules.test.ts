import { describe, expect, it } from 'vitest'
import { demandRefusalMessages } from '../messages/demand-refusals.ts'
import {
  canPromptFeedback,
  evaluateChat,
  evaluateFeedback,
  evaluateMessage,
  evaluatePriorityOffer,
  evaluateValidation,
  toValidationCandidates,
} from './demand-actions.rules.ts'
import {
  canTakeTurn,
  demandStatuses,
  isStoppedTurn,
  turnUnderContract,
  whoseTurn,
} from './demand-status.ts'
import { demandStatusLabels, toStatusChangeText } from './demand-status-texts.ts'
import type { DemandStatus } from './demands.types.ts'
import { turnLabels } from './turn-labels.ts'

const outcome = (decision: { allowed: boolean; reason?: string }) =>
  decision.allowed ? 'allowed' : decision.reason

describe('validation', () => {
  it.each<[DemandStatus, string | null, string]>([
    ['FINISHED', null, 'allowed'],
    ['FINISHED', '2026-11-18T12:00:00Z', 'alreadyValidated'],
    ['IN_PROGRESS', null, 'notFinished'],
    ['IN_PROGRESS', '2026-11-18T12:00:00Z', 'notFinished'],
    ['OPEN', null, 'notFinished'],
    ['PENDING', null, 'notFinished'],
    ['BLOCKED', null, 'notFinished'],
  ])('%s, validated %j: %s', (statusKey, validationDate, expected) => {
    expect(outcome(evaluateValidation({ statusKey, validationDate }))).toBe(expected)
  })

  it('keeps of a selection what is delivered and not yet validated', () => {
    const demands = [
      { id: 'a', statusKey: 'FINISHED' as const, validationDate: null },
      { id: 'b', statusKey: 'FINISHED' as const, validationDate: '2026-11-18T12:00:00Z' },
      { id: 'c', statusKey: 'OPEN' as const, validationDate: null },
    ]
    expect(toValidationCandidates(demands).map(({ id }) => id)).toEqual(['a'])
  })
})

describe('feedback', () => {
  it.each<[DemandStatus, { skipped: boolean } | null, string, boolean]>([
    ['FINISHED', null, 'allowed', true],
    ['FINISHED', { skipped: true }, 'allowed', false],
    ['FINISHED', { skipped: false }, 'feedbackSent', false],
    ['IN_PROGRESS', null, 'notFinished', false],
    ['IN_PROGRESS', { skipped: true }, 'notFinished', false],
  ])('%s with %j: %s, prompts %s', (statusKey, feedback, expected, prompts) => {
    expect(outcome(evaluateFeedback({ statusKey, feedback }))).toBe(expected)
    expect(canPromptFeedback({ statusKey, feedback })).toBe(prompts)
  })
})

describe('chat', () => {
  it.each<[DemandStatus, string]>([
    ['OPEN', 'allowed'],
    ['IN_PROGRESS', 'allowed'],
    ['PENDING', 'chatClosedPending'],
    ['FINISHED', 'chatClosedFinished'],
    ['BLOCKED', 'chatClosedBlocked'],
  ])('%s: %s, and open to staff', (statusKey, expected) => {
    expect(outcome(evaluateChat({ statusKey }, { kind: 'customer' }))).toBe(expected)
    expect(outcome(evaluateChat({ statusKey }, { kind: 'staff' }))).toBe('allowed')
  })

  it.each<[string, Parameters<typeof evaluateMessage>[0], string | null]>([
    ['text', { content: ' Bom dia \n' }, 'Bom dia'],
    ['text and file', { content: 'Segue.', attachments: [{}] }, 'Segue.'],
    ['file only', { attachments: [{}] }, 'Documento anexado.'],
    ['file and white space', { content: ' \n', attachments: [{}] }, 'Documento anexado.'],
    ['file and null', { content: null, attachments: [{}] }, 'Documento anexado.'],
    ['what is not seen', { content: '\u200b\u2060' }, null],
    ['white space', { content: ' \n\t\u00a0' }, null],
    ['nothing', {}, null],
    ['no files', { content: '', attachments: [] }, null],
  ])('%s', (_, message, content) => {
    expect(evaluateMessage(message)).toEqual(
      content === null ? { allowed: false, reason: 'empty' } : { allowed: true, content },
    )
  })
})

describe('the offer of priority', () => {
  const demand = {
    statusKey: 'IN_PROGRESS' as const,
    priority: false,
    deleveryForecast: '2026-11-22',
  }
  it.each([
    ['three days ahead', {}, 'allowed'],
    ['two days ahead', { deleveryForecast: '2026-11-21' }, 'dueSoon'],
    ['today', { deleveryForecast: '2026-11-19' }, 'dueSoon'],
    ['overdue', { deleveryForecast: '2026-11-01' }, 'dueSoon'],
    ['no forecast', { deleveryForecast: null }, 'noForecast'],
    ['already priority', { priority: true }, 'alreadyPriority'],
    ['open', { statusKey: 'OPEN' as const }, 'notInProgress'],
    ['pending', { statusKey: 'PENDING' as const }, 'notInProgress'],
    ['finished', { statusKey: 'FINISHED' as const }, 'notInProgress'],
    ['blocked', { statusKey: 'BLOCKED' as const }, 'notInProgress'],
  ])('%s', (_, change, expected) => {
    expect(outcome(evaluatePriorityOffer({ ...demand, ...change }, '2026-11-19'))).toBe(expected)
  })
})

describe('status', () => {
  it.each<[DemandStatus, string, string, string]>([
    ['OPEN', 'Aberta', 'Demanda em aberto', 'triage'],
    ['IN_PROGRESS', 'Em Andamento', 'Demanda em andamento', 'firm'],
    ['PENDING', 'Pendente', 'Demanda pendente', 'customer'],
    ['FINISHED', 'Entregue', 'Demanda entregue', 'customerValidation'],
    ['BLOCKED', 'Bloqueada', 'Demanda bloqueada', 'blocked'],
  ])('%s is %s, %s, turn of %s', (statusKey, label, change, turn) => {
    expect(demandStatusLabels[statusKey]).toBe(label)
    expect(toStatusChangeText(statusKey)).toBe(change)
    expect(whoseTurn({ statusKey, validationDate: null, journey: null })).toBe(turn)
  })

  it.each(['running', 'suspended', 'ended'] as const)(
    "with deadlines %s it is the customer's turn only where they may act",
    (deadlines) => {
      const turns = demandStatuses.map((statusKey) =>
        turnUnderContract({ statusKey, validationDate: null, journey: null }, deadlines),
      )
      const held = { PENDING: deadlines, FINISHED: deadlines }
      const free = { PENDING: 'customer', FINISHED: 'customerValidation' }
      const { PENDING, FINISHED } = canTakeTurn(deadlines) ? free : held
      expect(turns).toEqual(['triage', 'firm', PENDING, FINISHED, 'blocked'])
      expect(turns.filter(isStoppedTurn)).toHaveLength(canTakeTurn(deadlines) ? 0 : 2)
      const validationDate = '2026-11-18T12:00:00Z'
      const done = { statusKey: 'FINISHED', validationDate, journey: null } as const
      expect(turnUnderContract(done, deadlines)).toBe('none')
    },
  )

  it('waits for other demands only in a journey, while such come first', () => {
    const blocked = { statusKey: 'BLOCKED', validationDate: null } as const
    expect(whoseTurn({ ...blocked, journey: { waitsForSteps: true } })).toBe('queue')
    const otherTexts = [
      turnLabels[whoseTurn({ ...blocked, journey: null })],
      turnLabels[whoseTurn({ ...blocked, journey: { waitsForSteps: false } })],
      demandRefusalMessages['demands.refused.chatClosedBlocked'],
    ]
    expect(otherTexts.filter((text) => text.includes('demandas'))).toEqual([])
  })

  it('a validated demand waits for nobody', () => {
    const validationDate = '2026-11-18T12:00:00Z'
    expect(whoseTurn({ statusKey: 'FINISHED', validationDate, journey: null })).toBe('none')
    expect(demandStatuses).toEqual(['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'])
  })
})
