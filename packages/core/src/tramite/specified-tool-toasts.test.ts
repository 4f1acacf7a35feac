import { describe, expect, it } from 'vitest'
import { type ApiClient, ApiError, type CommandMeta, toCommandToast } from '../http/index.ts'
import * as journeys from '../journeys/journeys.operations.ts'
import { getLiveChatGuest } from '../live-chat/index.ts'
import * as mappingCommands from '../mapping/mapping.commands.ts'
import * as mappingQueries from '../mapping/mapping.queries.ts'
import * as markCommands from '../marks/marks.commands.ts'
import { listMarks } from '../marks/marks.queries.ts'
import { message } from '../messages/index.ts'
import { getPopupView, getTodayPopup, viewPopup } from '../promotions/index.ts'
import * as firmRisk from '../risk/firm-risk.operations.ts'
import * as riskCommands from '../risk/risk.commands.ts'
import * as riskQueries from '../risk/risk.queries.ts'
import { getRiskSectorQuestions, getRiskTable } from '../risk/risk-pages.queries.ts'
import * as templateCommands from '../templates/templates.commands.ts'
import * as templateQueries from '../templates/templates.queries.ts'

/** The toasts of the tools' calls in the specification, verbatim. */
const nowhere = { businessId: () => null } as unknown as ApiClient
const failureOf = (status: number, text: string) =>
  new ApiError({ kind: 'problem', status, code: 'X', message: text })

type Told = Omit<CommandMeta, 'stale'> | undefined
type Operation = (client: ApiClient, input: never) => { readonly meta?: Told }

const metaOf = (operation: Operation): Told => operation(nowhere, { id: '1' } as never).meta
const titleOf = (meta: Told, error?: unknown) => toCommandToast(meta, message, error)?.title
const all = (...features: Readonly<Record<string, Operation>>[]) =>
  features.flatMap((feature) => Object.entries(feature))

describe('a failure that the server explains, or else the one text of the generic wrapper', () => {
  const { saveRiskAnswer: _, updateRiskAnswerCustomer: _own, ...otherRiskCommands } = riskCommands
  const { createMark, updateMark, importMarks } = markCommands

  it.each(
    all(
      otherRiskCommands,
      riskQueries,
      { getRiskTable, getRiskSectorQuestions },
      { createMark, updateMark, importMarks },
      { getTodayPopup },
    ),
  )('of %s', (_name, operation) => {
    const meta = metaOf(operation)
    for (const status of [400, 403, 404, 409, 500]) {
      expect(titleOf(meta, failureOf(status, 'Indisponível.'))).toBe('Indisponível.')
      expect(titleOf(meta, failureOf(status, ''))).toBe('Ocorreu um erro na solicitação.')
    }
  })

  it.each(all(firmRisk))('of %s, or else a text of its own', (_name, operation) => {
    const meta = metaOf(operation)
    for (const status of [400, 403, 404, 409, 500]) {
      expect(titleOf(meta, failureOf(status, 'Indisponível.'))).toBe('Indisponível.')
      expect(titleOf(meta, failureOf(status, ''))).toMatch(/^Não foi possível/)
    }
  })

  it.each(all({ getPopupView, viewPopup }))('of %s, but not that the popup is gone', (_n, call) => {
    const meta = metaOf(call)
    for (const status of [400, 403, 409, 500]) {
      expect(titleOf(meta, failureOf(status, 'Indisponível.'))).toBe('Indisponível.')
      expect(titleOf(meta, failureOf(status, ''))).toBe('Ocorreu um erro na solicitação.')
    }
    expect(titleOf(meta, failureOf(404, 'Indisponível.'))).toBeUndefined()
  })
})

describe('a failure that is only logged', () => {
  const {
    addMappingActivity: _add,
    renameMappingActivity: _rename,
    retitleMappingActivity: _retitle,
    saveMappingAnswers: _save,
    updateMappingAnswers: _answers,
    ...silentMapping
  } = mappingCommands

  it.each(
    all(templateCommands, templateQueries, silentMapping, mappingQueries, { getLiveChatGuest }),
  )('of %s', (_name, operation) => {
    const meta = metaOf(operation)
    for (const status of [400, 403, 413, 500]) {
      expect(titleOf(meta, failureOf(status, 'Indisponível.'))).toBeUndefined()
    }
  })
})

describe('a failure with a text of its own', () => {
  it.each<[string, Operation, string]>([
    ['saveRiskAnswer', riskCommands.saveRiskAnswer, 'Erro ao salvar resposta!'],
    ['updateRiskAnswerCustomer', riskCommands.updateRiskAnswerCustomer, 'Erro ao salvar resposta!'],
    ['listMarks', listMarks, 'Erro ao carregar as marcas'],
    ['listJourneyTypes', journeys.listJourneyTypes, 'Erro ao carregar as Jornadas'],
    ['getJourneyType', journeys.getJourneyType, 'Erro ao carregar as Jornadas'],
    ['createCustomerJourney', journeys.createCustomerJourney, 'Algo deu errado'],
  ])('of %s: %3$s', (_, operation, title) => {
    expect(titleOf(metaOf(operation), failureOf(500, 'Indisponível.'))).toBe(title)
  })
})

it('names the refusal of a journey that cannot be started', () => {
  const meta = metaOf(journeys.createCustomerJourney)
  const refusal = 'Esta jornada já foi iniciada.'
  expect(titleOf(meta, failureOf(409, refusal))).toBe(refusal)
})

it('leaves to the page that a journey is not there', () => {
  const { getJourneyType } = journeys
  expect(titleOf(metaOf(getJourneyType), failureOf(404, 'Não encontramos.'))).toBeUndefined()
})

describe('a success', () => {
  it.each<[string, Operation, string | undefined]>([
    ['createMark', markCommands.createMark, 'Demanda criada com sucesso!'],
    ['updateMark', markCommands.updateMark, 'Marca atualizada.'],
    ['sendRiskMessage', riskCommands.sendRiskMessage, 'Dados enviados com sucesso!'],
    [
      'reopenRiskDemand',
      riskCommands.reopenRiskDemand,
      'Dados enviados com sucesso! Aguarde retorno',
    ],
    ['updateMappingAnswers', mappingCommands.updateMappingAnswers, 'Mapeamento salvo com sucesso.'],
    ['saveMappingAnswers', mappingCommands.saveMappingAnswers, 'Mapeamento salvo com sucesso.'],
    ['createTemplateDocument', templateCommands.createTemplateDocument, undefined],
    ['createCustomerJourney', journeys.createCustomerJourney, undefined],
  ])('of %s: %3$j', (_, operation, title) => {
    expect(titleOf(metaOf(operation))).toBe(title)
  })
})
