import { createBusiness } from '@tramite/core/businesses'
import { getCustomer } from '@tramite/core/customers'
import {
  createDemand,
  type Demand,
  getDemand,
  listDemandItems,
  postDemandMessage,
  updateDemandStatus,
} from '@tramite/core/demands'
import { createDownload } from '@tramite/core/files'
import {
  calculateRiskSector,
  createRiskAnswer,
  createRiskAnswersSchema,
  createRiskQuestion,
  createRiskSector,
  createRiskSending,
  deleteRiskAnswer,
  deleteRiskAnswerCustomer,
  deleteRiskQuestion,
  deleteRiskSector,
  evaluateRiskEntry,
  evaluateRiskSector,
  evaluateRiskTool,
  getFirmRiskAnswer,
  getRiskAnswer,
  getRiskAnswerCustomer,
  getRiskQuestion,
  getRiskSector,
  getRiskSectorQuestions,
  getRiskTable,
  isRiskComplete,
  listFirmRiskAnswers,
  listRiskAnswers,
  listRiskDemands,
  loadRiskDemand,
  type RiskTableRow,
  redoRiskSector,
  riskMeetingDraft,
  saveRiskAnswer,
  toRiskRefusalText,
  updateRiskAnswer,
  updateRiskAnswerCustomer,
  updateRiskQuestion,
  updateRiskSector,
} from '@tramite/core/risk'
import { getLoggedUser } from '@tramite/core/users'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate'
import { demoPassword } from '../demo/load-demo.ts'
import { HANGS_MS } from '../testing/hangs-ms.ts'
import { codeOf, type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let marina: Visitor
let helena: Visitor
let customerId: string
let demandId: string
let businessId: string

beforeAll(async () => {
  server = await startPortal()
  marina = await server.enter('super@aurora.example')
  helena = await server.enter('advogada@firma.example')
  customerId = (await marina.read(getCustomer, {})).id
  // A business without an analysis.
  businessId = (await marina.run(createBusiness, { name: 'Aurora Exportação' })).id
  await marina.selectBusiness(businessId)
  marina.titles()
})
afterAll(() => server.close())

const table = () => marina.read(getRiskTable)
const entry = async () => evaluateRiskEntry((await marina.read(listRiskDemands)).demands)
const become = async (statusKey: Demand['statusKey'], message?: string) => {
  await helena.read(getDemand, { id: demandId })
  return helena.run(updateDemandStatus, {
    id: demandId,
    statusKey,
    ...(message !== undefined && { message }),
  })
}
const conversation = async () =>
  (await marina.read(listDemandItems, { id: demandId })).items.filter(
    ({ attachments }) => attachments.length > 0,
  )

/** Presses 'Enviar análise' and waits for the outcome. */
async function send(isComplete?: boolean) {
  const clock = new SimulatedClock()
  const machine = createRiskSending(marina, { customerId })
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'SEND', isComplete: isComplete ?? isRiskComplete(await table()) })
  await waitFor(actor, ({ value }) => ['idle', 'sent', 'blocked'].includes(String(value)), {
    timeout: HANGS_MS,
  })
  return { actor, clock, ...actor.getSnapshot() }
}

/** Answers every question of a sector by the position of the answer, as its page does. */
async function answerSector({ sector }: Pick<RiskTableRow, 'sector'>, place: number) {
  const questions = await marina.read(getRiskSectorQuestions, { sectorId: sector.id, customerId })
  const form = createRiskAnswersSchema(questions.map(({ question }) => question.id)).parse(
    Object.fromEntries(
      questions.map(({ question }) => [question.id, question.AnswerAIRs.at(place)?.id]),
    ),
  )
  return calculateRiskSector(marina, questions, form)
}

describe('an internal risk analysis, from its meeting to its second sending', () => {
  it('begins with a meeting', async () => {
    expect(await entry()).toEqual({ kind: 'offerMeeting' })
    expect(evaluateRiskTool(await loadRiskDemand(marina))).toMatchObject({ reason: 'notStarted' })
    const empty = await send()
    expect([empty.value, empty.context.problem]).toEqual(['idle', 'incomplete'])

    const demand = await marina.run(createDemand, riskMeetingDraft)
    demandId = demand.id
    expect(marina.titles()).toEqual(['Demanda criada com sucesso!'])
    expect(await codeOf(marina.run(createDemand, riskMeetingDraft))).toBe('RISK_DEMAND_EXISTS')
    expect(await entry()).toMatchObject({ kind: 'demand', href: `/demands/${demandId}` })
    marina.titles()
  })

  it('opens when the firm has delivered the meeting', async () => {
    await become('FINISHED')
    expect(await entry()).toEqual({ kind: 'tool', href: '/tools/analysisRisk' })
    const rows = await table()
    expect(
      rows.map(({ counts, status, action, result }) => [counts, status, action, result]),
    ).toEqual([1, 2, 3, 4].map(() => ['0/7', 'Pendente', 'Responder', null]))
  })

  it('is answered sector by sector, and calculated', async () => {
    const [clients, institution, operations, people] = await table()
    if (!clients || !institution || !operations || !people) throw new Error('four sectors')
    expect((await answerSector(clients, 0)).level).toBe('Baixo')
    // A single unmet obligation raises the level of the whole sector.
    expect((await answerSector(institution, 1)).level).toBe('Alto')
    expect((await answerSector(operations, -1)).level).toBe('Alto')
    expect(isRiskComplete(await table())).toBe(false)
    await answerSector(people, 1)
    const rows = await table()
    expect(rows.map(({ counts, action }) => [counts, action])).toEqual(
      [1, 2, 3, 4].map(() => ['7/7', 'Detalhes']),
    )
    expect(rows.map(({ result }) => result?.level)).toEqual(['Baixo', 'Alto', 'Alto', 'Médio'])
    expect(isRiskComplete(rows)).toBe(true)
    expect(marina.titles()).toEqual([])
  })

  it('changes single answers with the version that was seen', async () => {
    const [row] = await table()
    const [first] = row?.questions ?? []
    if (!first?.chosen) throw new Error('answered before')
    const { id } = first.chosen
    const [before, other] = first.question.AnswerAIRs.map((answer) => answer.id)
    if (!before || !other) throw new Error('two answers to choose from')
    await marina.read(getRiskAnswerCustomer, { id })
    await marina.run(updateRiskAnswerCustomer, { id, Answer_id: other })
    const stale = { id, Answer_id: before, version: '"1"' }
    expect(await codeOf(marina.run(updateRiskAnswerCustomer, stale))).toBe('PRECONDITION_FAILED')
    expect(marina.titles()).toEqual(['Erro ao salvar resposta!'])
    await marina.read(getRiskAnswerCustomer, { id })
    await marina.run(deleteRiskAnswerCustomer, { id })
    expect((await table())[0]?.counts).toBe('6/7')
    await marina.run(saveRiskAnswer, {
      Question_id: first.question.id,
      Answer_id: first.question.AnswerAIRs[0]?.id ?? '',
    })
    expect((await table())[0]?.counts).toBe('7/7')
  })

  it('is sent: the delivered demand goes on, with a spreadsheet of every answer', async () => {
    expect((await send()).value).toBe('sent')
    expect(marina.titles()).toEqual(['Dados enviados com sucesso! Aguarde retorno'])
    const demand = await marina.read(getDemand, { id: demandId })
    expect(demand.statusKey).toBe('IN_PROGRESS')
    const [item, ...others] = await conversation()
    expect(others).toEqual([])
    const [file] = item?.attachments ?? []
    expect(file?.name).toMatch(/^analise-interna-de-risco-\d{4}-\d\d-\d\d\.xlsx$/)

    // The lawyer opens it.
    const { signedUrl } = await helena.read(createDownload, { key: file?.key ?? '' })
    const bytes = Buffer.from(await (await fetch(signedUrl)).arrayBuffer())
    expect(bytes.byteLength).toBe(file?.size)
    const [head, ...lines] = await readSheet(bytes)
    expect(head).toEqual(['Evento de risco', 'Pergunta', 'Resposta', 'Data', 'Nível de risco'])
    expect(lines).toHaveLength(28)
    expect(lines[0]).toEqual([
      'Perfil dos clientes',
      'Como a empresa identifica e confirma a identidade dos clientes, também dos que atende só a distância?',
      'Documentos conferidos em fontes independentes e, a distância, prova de que é a pessoa',
      expect.any(Date),
      'Baixo',
    ])
    expect(new Set(lines.map((line) => line[4]))).toEqual(new Set(['Baixo', 'Médio', 'Alto']))
  })

  it('is sent once more, as a message, while the firm works on it', async () => {
    const { id: backofficeUserId } = await helena.read(getLoggedUser)
    await helena.read(getDemand, { id: demandId })
    await helena.run(updateDemandStatus, {
      id: demandId,
      statusKey: 'IN_PROGRESS',
      backofficeUserId,
    })
    expect((await send()).value).toBe('sent')
    expect(marina.titles()).toEqual(['Dados enviados com sucesso!'])
    expect(await conversation()).toHaveLength(2)
    expect((await marina.read(getDemand, { id: demandId })).statusKey).toBe('IN_PROGRESS')
  })

  it('is taken while the demand waits for others, unlike what is written there', async () => {
    await become('BLOCKED')
    expect((await send()).value).toBe('sent')
    expect(marina.titles()).toEqual(['Dados enviados com sucesso!'])
    expect(await conversation()).toHaveLength(3)
    const written = marina.run(postDemandMessage, { id: demandId, content: 'Olá' })
    expect(await codeOf(written)).toBe('DEMAND_CHAT_CLOSED')
    marina.titles()
  })

  it.each(['IN_PROGRESS', 'FINISHED'] as const)(
    'arrives once though its answer is lost, at a demand that is %s',
    async (statusKey) => {
      await become(statusKey)
      const before = (await conversation()).length
      let isCut = true
      const cut = server.visit({
        policy: { retries: 0 },
        fetch: async (request) => {
          const answer = await fetch(request)
          const isDelivery = /\/(status|items\/message)$/.test(new URL(request.url).pathname)
          if (!isCut || !isDelivery) return answer
          isCut = false
          throw new TypeError('Failed to fetch')
        },
      })
      await cut.signIn({ email: 'super@aurora.example', password: demoPassword })
      await cut.selectBusiness(businessId)
      const actor = createActor(createRiskSending(cut, { customerId })).start()
      const press = async () => {
        actor.send({ type: 'SEND', isComplete: true })
        await waitFor(actor, ({ value }) => ['idle', 'sent'].includes(String(value)), {
          timeout: HANGS_MS,
        })
        return actor.getSnapshot().value
      }
      expect(await press()).toBe('idle')
      expect(await conversation()).toHaveLength(before + 1)
      // The page has re-read the demand by now.
      await cut.read(getDemand, { id: demandId })
      expect(await press()).toBe('sent')
      expect(await conversation()).toHaveLength(before + 1)
      // A later submission is another one.
      expect(await press()).toBe('sent')
      expect(await conversation()).toHaveLength(before + 2)
    },
  )

  it('is closed while the demand is PENDING', async () => {
    await become('PENDING', 'Conferindo as respostas.')
    const { value, actor, clock } = await send()
    expect(value).toBe('blocked')
    expect(toRiskRefusalText('pending')).toBe(
      'Estamos analisando a sua última solicitação, aguarde o retorno.',
    )
    clock.increment(2000)
    expect(await toPromise(actor)).toEqual({ demandId })
    expect(await conversation()).toHaveLength(7)

    const [row] = await table()
    if (!row) throw new Error('four sectors')
    expect(evaluateRiskSector(row, await loadRiskDemand(marina))).toEqual({
      calculate: false,
      redo: false,
      choose: false,
    })
    const redo = marina.run(redoRiskSector, { sectorId: row.sector.id })
    expect(await codeOf(redo)).toBe('RISK_ANALYSIS_PENDING')
    // The server's message has priority.
    expect(marina.titles()).toEqual([toRiskRefusalText('pending')])
  })

  it('is delivered, redone and sent again', async () => {
    await become('FINISHED', 'Análise conferida. Revejam o perfil das operações.')
    expect(await entry()).toMatchObject({ kind: 'tool' })
    const operations = (await table())[2]
    if (!operations) throw new Error('four sectors')
    expect(evaluateRiskSector(operations, await loadRiskDemand(marina)).redo).toBe(true)
    await marina.run(redoRiskSector, { sectorId: operations.sector.id })
    expect((await table())[2]).toMatchObject({ counts: '0/7', action: 'Responder', result: null })
    expect((await answerSector(operations, 0)).level).toBe('Baixo')
    expect((await send()).value).toBe('sent')
    expect(marina.titles()).toEqual(['Dados enviados com sucesso! Aguarde retorno'])
    expect(await conversation()).toHaveLength(8)
    // By the rules: none is FINISHED, so the card leads to the demand.
    expect(await entry()).toMatchObject({ kind: 'demand', demandId })
  })
})

describe('the firm', () => {
  it('keeps the questionnaire, and its weights to itself', async () => {
    const { id: sectorId } = await helena.run(createRiskSector, { name: 'Perfil dos produtos' })
    const question = await helena.run(createRiskQuestion, {
      Sector_id: sectorId,
      name: 'Há produtos que dificultam saber quem paga?',
      source: 'Resolução COAF nº 36/2021',
    })
    const answer = await helena.run(createRiskAnswer, {
      Question_id: question.id,
      name: 'Sim',
      Probabilidade: 4,
      Impacto: 4,
    })
    expect((await table()).at(-1)).toMatchObject({ counts: '0/1', status: 'Pendente' })
    // A page that was open in the meantime does not know it.
    const before = (await conversation()).length
    expect((await send(true)).context.problem).toBe('incomplete')
    expect(await conversation()).toHaveLength(before)
    expect(marina.titles()).toEqual([])
    const shown = await marina.read(getRiskAnswer, { id: answer.id })
    expect(Object.keys(shown).sort()).toEqual(['Question_id', 'createdAt', 'id', 'name'])
    expect(await codeOf(marina.read(getFirmRiskAnswer, { id: answer.id }))).toBe('STAFF_ONLY')
    const { answers } = await marina.read(listRiskAnswers, { Question_id: question.id })
    expect(answers).toEqual([shown])

    await helena.read(getFirmRiskAnswer, { id: answer.id })
    await helena.run(updateRiskAnswer, { id: answer.id, Impacto: 5 })
    const weighed = await helena.read(listFirmRiskAnswers, { Question_id: question.id })
    expect(weighed.answers[0]).toMatchObject({ Probabilidade: 4, Impacto: 5 })
    await helena.read(getRiskQuestion, { id: question.id })
    await helena.run(updateRiskQuestion, { id: question.id, source: null })
    await helena.read(getRiskSector, { id: sectorId })
    await helena.run(updateRiskSector, { id: sectorId, name: 'Perfil de produtos e serviços' })
    expect((await marina.read(getRiskSector, { id: sectorId })).name).toBe(
      'Perfil de produtos e serviços',
    )

    const spare = await helena.run(createRiskAnswer, {
      Question_id: question.id,
      name: 'Não',
      Probabilidade: 1,
      Impacto: 1,
    })
    await helena.run(deleteRiskAnswer, { id: spare.id })
    await helena.run(deleteRiskQuestion, { id: question.id })
    await helena.run(deleteRiskSector, { id: sectorId })
    expect(await table()).toHaveLength(4)
    expect(helena.titles().filter((title) => title.startsWith('Erro'))).toEqual([])
  })
})

it('was answered by the server in each of its calls', () => server.expectAnswered('risk'))
