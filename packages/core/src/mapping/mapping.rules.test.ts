import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { ApiError } from '../http/api-error.ts'
import type { ApiClient } from '../http/client.ts'
import { toCommandToast } from '../http/command-report.ts'
import { isApiError } from '../http/index.ts'
import { message } from '../messages/index.ts'
import { buildCustomer } from '../testing/index.ts'
import {
  acceptMappingWarning,
  addMappingActivity,
  addMappingSectors,
  deleteMappingSector,
  renameMappingActivity,
  retitleMappingActivity,
  saveMappingAnswers,
  sendMappingToReview,
  updateMappingAnswers,
} from './mapping.commands.ts'
import {
  changeAnswers,
  toActivityProgress,
  toAnswerPercentage,
  toQuestionPlace,
} from './mapping-answers.rules.ts'
import { mappingFields } from './mapping-fields.ts'
import { evaluateMappingPage } from './mapping-home.rules.ts'
import { MAPPING_SECTORS_MAX } from './mapping-limits.ts'
import { evaluateMappingMeeting } from './mapping-review.rules.ts'
import { sectorKinds } from './sector-kinds.ts'
import { evaluateNewSectors, listOfferedSectors } from './sectors.rules.ts'

describe('the first meeting', () => {
  const contractOf = (change: Parameters<typeof buildCustomer>[0]) => ({
    customer: buildCustomer(change),
    user: { customerAdmin: false, customerSuperAdmin: false },
    today: '2026-11-18',
    conventions: conventions.specified,
  })

  it.each<[Parameters<typeof buildCustomer>[0], string | null]>([
    [{}, null],
    [{ hasPaymentOverdue: true, paymentOverdueSince: '2026-11-18' }, 'paymentOverdue'],
    [{ hasSuspendedContract: true }, 'suspended'],
    [{ isSpecificDemand: true, customerAccess: [] }, 'toolNotContracted'],
    [{ isSpecificDemand: true, customerAccess: ['Mapeamento de dados'] }, null],
  ])('raises a demand that has to be paid for: %o, %s', (change, reason) => {
    const decision = evaluateMappingMeeting(contractOf(change))
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })
})

describe('evaluateMappingPage', () => {
  const unchecked = { mappingResponsibilityCheckDate: null }
  const checked = { mappingResponsibilityCheckDate: '2026-03-10T12:00:00.000Z' }
  const at = (statusKey: 'PENDING' | 'IN_PROGRESS' | 'FINISHED' | 'OPEN' | null) => ({
    mappingDemand: statusKey && { statusKey },
    demandId: statusKey && 'm1',
    preMeetingDemandId: 'p1',
    returnedAt: null,
  })

  it('asks for a meeting without a mapping', () => {
    const page = evaluateMappingPage(null, unchecked)
    expect(page).toMatchObject({ view: 'start', showsCompleted: false, showsWarning: false })
  })

  it('shows the sectors, to be read, while it waits for the meeting', () => {
    const page = evaluateMappingPage(at(null), unchecked)
    expect(page).toMatchObject({
      view: 'sectors',
      edit: { allowed: false, reason: 'meeting' },
      meetingHref: '/demands/p1',
      talkHref: null,
      showsWarning: true,
    })
  })

  it('shows the panel and what was completed during the review', () => {
    expect(evaluateMappingPage(at('IN_PROGRESS'), unchecked)).toMatchObject({
      view: 'inReview',
      talkHref: '/demands/m1',
      showsCompleted: true,
      showsWarning: false,
    })
  })

  it('says that the firm gave it back, and where it says why, until it is sent again', () => {
    const returnedAt = '2026-11-30T15:00:00.000Z'
    const pageAt = (statusKey: 'PENDING' | 'IN_PROGRESS' | 'FINISHED') =>
      evaluateMappingPage({ ...at(statusKey), returnedAt }, checked).returned
    expect(pageAt('PENDING')).toEqual({ at: returnedAt, href: '/demands/m1' })
    expect([pageAt('IN_PROGRESS'), pageAt('FINISHED')]).toEqual([null, null])
    expect(evaluateMappingPage(at('PENDING'), checked).returned).toBeNull()
  })

  it.each([
    ['PENDING', true],
    ['FINISHED', false],
    ['OPEN', false],
  ] as const)('shows the sectors at %s, to be changed: %s', (statusKey, canEdit) => {
    const page = evaluateMappingPage(at(statusKey), checked)
    expect(page).toMatchObject({ view: 'sectors', showsCompleted: true, showsWarning: false })
    expect(page.edit.allowed).toBe(canEdit)
    expect(page.meetingHref).toBeNull()
  })
})

describe('sectors', () => {
  it('are offered until they are chosen; Outros always', () => {
    expect(listOfferedSectors([])).toEqual(sectorKinds)
    expect(listOfferedSectors(['Vendas', ' rh ', 'juridico', 'Outros', 'Frota'])).toEqual(
      sectorKinds.filter((kind) => !['Vendas', 'RH', 'Jurídico'].includes(kind)),
    )
  })

  it.each([
    [['Vendas'], [], null],
    [['Vendas', 'RH'], ['Frota'], null],
    [['vendas '], ['Vendas'], 'sectorRepeated'],
    [['Frota', 'FROTA'], [], 'sectorRepeated'],
    [['Jurídico'], ['Juridico'], 'sectorRepeated'],
  ])('%j beside %j: %s', (names, there, reason) => {
    const decision = evaluateNewSectors(names, there)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
    if (decision.allowed) expect(decision.names).toEqual(names.map((name) => name.trim()))
  })

  it('have an end', () => {
    const full = Array.from({ length: MAPPING_SECTORS_MAX }, (_, i) => `Setor ${i}`)
    expect(evaluateNewSectors(['Vendas'], full)).toMatchObject({ reason: 'sectorsFull' })
    expect(evaluateNewSectors(['Vendas'], full.slice(1)).allowed).toBe(true)
  })
})

describe('answers', () => {
  const first = (count: number) =>
    Object.fromEntries(mappingFields.slice(0, count).map((field) => [field, 'Sim']))

  it.each([
    [0, 0],
    [1, 7],
    [7, 47],
    [14, 93],
    [15, 100],
  ])('%i of 15 are %i percent', (count, percent) => {
    expect(toActivityProgress(first(count)).percent).toBe(percent)
    expect(toAnswerPercentage(count)).toBe(percent)
  })

  it('count only with a value', () => {
    expect(toActivityProgress({ question0: '  ', question1: '' }).done).toBe(0)
  })

  it('change only where they are given, and are left out when they are emptied', () => {
    const before = { question0: 'a', question1: 'b,c' }
    expect(changeAnswers(before, { question1: ' b , , d,b ' })).toEqual({
      question0: 'a',
      question1: 'b,d',
    })
    expect(changeAnswers(before, { question0: ' ' })).toEqual({ question1: 'b,c' })
  })

  it('keep the description as it was written, commas and repetitions too', () => {
    const question0 = 'Pede nome, CPF, endereço; confere nome, CPF\ne arquiva.'
    expect(changeAnswers({}, { question0: ` ${question0}\n` })).toEqual({ question0 })
  })

  it('are the same when they are stored again, and never full before all are answered', () => {
    const answers = fc.record(
      Object.fromEntries(mappingFields.map((field) => [field, fc.string({ maxLength: 20 })])),
      { requiredKeys: [] },
    )
    const property = fc.property(answers, (given) => {
      const stored = changeAnswers({}, given)
      expect(changeAnswers(stored, {})).toEqual(stored)
      const { percent } = toActivityProgress(stored)
      expect(percent).toBe(toAnswerPercentage(Object.keys(stored).length))
      expect(percent === 100).toBe(Object.keys(stored).length === 15)
    })
    fc.assert(property)
  })

  it('stand at their place', () => {
    expect([0, 14].map(toQuestionPlace)).toEqual(['1 de 15', '15 de 15'])
  })
})

describe('the toasts', () => {
  const client = {} as ApiClient
  const failure = new ApiError({
    kind: 'problem',
    status: 500,
    code: 'INTERNAL',
    message: 'Ocorreu um erro na solicitação.',
    errors: {},
  })
  it.each([
    [addMappingActivity, 'error', 'Erro ao adicionar atividade'],
    [renameMappingActivity, 'error', 'Erro ao alterar o nome da atividade'],
    [retitleMappingActivity, 'error', 'Erro ao alterar o nome da atividade!'],
    [updateMappingAnswers, 'success', 'Erro ao salvar mapeamento, tente novamente mais tarde.'],
    [saveMappingAnswers, 'success', 'Erro ao salvar mapeamento, tente novamente mais tarde.'],
  ])('%# of a failure', (command, tone, title) => {
    const toast = toCommandToast(command(client).meta, message, failure)
    expect(toast).toMatchObject({ tone, title })
  })

  it('leave to the page what others answered meanwhile', () => {
    const changed = new ApiError({ ...failure, status: 412, code: 'PRECONDITION_FAILED' })
    expect(toCommandToast(saveMappingAnswers(client).meta, message, changed)).toBeUndefined()
  })

  it('say that the mapping was saved', () => {
    expect(toCommandToast(updateMappingAnswers(client).meta, message)).toEqual({
      tone: 'success',
      title: 'Mapeamento salvo com sucesso.',
    })
  })

  it.each([acceptMappingWarning, addMappingSectors, deleteMappingSector, sendMappingToReview])(
    '%# stays silent, as specified',
    (command) => {
      expect(isApiError(failure)).toBe(true)
      expect(toCommandToast(command(client).meta, message, failure)).toBeUndefined()
    },
  )
})
