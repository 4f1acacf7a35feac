import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultContent, type FirmContent } from '../content/content.ts'
import { customerIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { placeContent } from './place-content.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const place = (content: Partial<FirmContent> = {}) =>
  placeContent(portal.database, { ...defaultContent, ...content }, { now: () => portal.time.now })
const ana = { as: 'ana', business: 'aurora-1' } as const
const sectors = async () => (await portal.call('listRiskSectors', ana)).body.sectors
const questions = async () => (await portal.call('listRiskQuestions', ana)).body.questions
const journeys = async () => (await portal.call('listJourneyTypes', ana)).body.journeyTypes
const titles = async () => (await journeys()).map(({ title }) => title)

const answers = [
  { key: 'yes', name: 'Sim', probability: 1, impact: 1 },
  { key: 'no', name: 'Não', probability: 5, impact: 5 },
]
const cash = { key: 'cash', name: 'A casa recebe em espécie?', answers }
const people = { key: 'people', name: 'A casa conhece os clientes?', answers }
const own = (...asked: (typeof cash)[]) => ({
  risk: { sectors: [{ key: 'house', name: 'Da casa', questions: asked }] },
})
const journey = {
  key: 'start',
  title: 'Começo',
  description: 'Da casa.',
  demands: [{ title: 'Reunião', description: 'A primeira.' }],
}

it('is ours where the firm has none, once', async () => {
  expect(await sectors()).toEqual([])
  expect(await place()).toEqual([])
  expect((await sectors()).map(({ name }) => name)).toEqual(
    defaultContent.risk.sectors.map(({ name }) => name),
  )
  const asked = defaultContent.risk.sectors.flatMap((sector) => sector.questions)
  expect((await questions()).map(({ name }) => name)).toEqual(asked.map(({ name }) => name))
  expect((await questions()).map(({ AnswerAIRs }) => AnswerAIRs.map(({ name }) => name))).toEqual(
    asked.map((question) => question.answers.map(({ name }) => name)),
  )
  const offered = defaultContent.journeys.journeys.filter(({ customerType }) => !customerType)
  expect(await titles()).toEqual(offered.map(({ title }) => title))

  // From then on the firm owns it: another start changes nothing.
  const [sector] = await sectors()
  const renamed = { as: 'lia', params: { id: sector?.id ?? '' }, body: { name: 'Outro' } } as const
  await portal.call('updateRiskSector', renamed)
  await place()
  expect((await sectors())[0]?.name).toBe('Outro')
})

it('is the firm’s where it brings some, and each thing stays the same by its key', async () => {
  await place({ ...own(cash, people), journeys: { journeys: [journey] } })
  expect((await sectors()).map(({ name }) => name)).toEqual(['Da casa'])
  const before = await questions()
  expect(before.map(({ name }) => name)).toEqual([cash.name, people.name])
  expect(await titles()).toEqual(['Começo'])
  const [begun] = await journeys()

  const worded = { ...cash, name: 'Recebe dinheiro vivo?' }
  const again = { ...journey, title: 'Primeiros passos' }
  await place({ ...own(people, worded), journeys: { journeys: [again] } })
  const after = await questions()
  expect(after.map(({ id, name }) => [id, name])).toEqual([
    [before[1]?.id, people.name],
    [before[0]?.id, worded.name],
  ])
  expect((await journeys()).map(({ id, title }) => [id, title])).toEqual([
    [begun?.id, 'Primeiros passos'],
  ])
})

it('writes nothing at a start that changes nothing', async () => {
  const content = { ...own(people, cash), journeys: { journeys: [journey] } }
  await place(content)
  const versions = async () => {
    const { headers } = await portal.call('getRiskSector', {
      ...ana,
      params: { id: (await sectors())[0]?.id ?? '' },
    })
    const type = await portal.call('getJourneyType', {
      ...ana,
      params: { id: (await journeys())[0]?.id ?? '' },
    })
    return [headers.etag, type.headers.etag]
  }
  const before = await versions()
  await place(content)
  expect(await versions()).toEqual(before)
})

it('keeps what customers have answered and started, though the firm leaves it out', async () => {
  await place({ ...own(people, cash), journeys: { journeys: [journey] } })
  const [asked] = await questions()
  const chosen = asked?.AnswerAIRs[1]
  const body = { Question_id: asked?.id, Answer_id: chosen?.id }
  expect((await portal.call('saveRiskAnswerCustomer', { ...ana, body })).status).toBe(201)
  const [type] = await journeys()
  const start = { journeyTypeId: type?.id, customerId: customerIdOf('aurora') }
  expect((await portal.call('createCustomerJourney', { ...ana, body: start })).status).toBe(201)

  const maybe = { key: 'maybe', name: 'Em parte', probability: 3, impact: 3 }
  const shorter = { ...people, answers: [...answers.slice(0, 1), maybe] }
  expect(await place({ ...own(shorter), journeys: { journeys: [] } })).toEqual([
    'risk.json: a resposta no de people',
  ])
  const [left, ...others] = await questions()
  expect(others).toEqual([])
  expect(left?.AnswerAIRs.map(({ name }) => name).sort()).toEqual(['Em parte', 'Não', 'Sim'])
  expect(await place({ ...own(cash), journeys: { journeys: [] } })).toEqual([
    'risk.json: a pergunta people',
  ])
  const { body: list } = await portal.call('listRiskAnswersCustomer', ana)
  expect(list.answersCustomer.map(({ Answer_id }) => Answer_id)).toEqual([chosen?.id])
  // Customers who have started it still see it; nobody else can start it.
  expect((await journeys()).map(({ title, active }) => [title, active])).toEqual([
    ['Começo', false],
  ])
  const { body: elsewhere } = await portal.call('listJourneyTypes', { as: 'davi' })
  expect(elsewhere.journeyTypes).toEqual([])
})
