import { evaluateAccess } from '@tramite/core/access'
import { civilDateOf } from '@tramite/core/calendar'
import { getCustomer } from '@tramite/core/customers'
import { createDemand, getDemand, updateDemandStatus } from '@tramite/core/demands'
import {
  createCustomerJourney,
  createJourneyType,
  evaluateJourneyFollow,
  evaluateJourneyStart,
  evaluateJourneysView,
  getCustomerJourney,
  getJourneyType,
  linkPreJourneyDemand,
  listCustomerJourneys,
  listJourneyTypes,
  toJourneyList,
  toJourneySteps,
  unlinkPreJourneyDemand,
  updateCustomerJourney,
  updateJourneyType,
} from '@tramite/core/journeys'
import { getLoggedUser } from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let patricia: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  patricia = await server.enter('admin@brisa.example')
  helena = await server.enter('advogada@firma.example')
})
afterAll(() => server.close())

/** What the rules of journeys need to know of a person, as a screen would read it. */
async function standing(visitor: Visitor) {
  const user = await visitor.read(getLoggedUser)
  const { Customer: customer } = user
  const { conventions } = visitor
  const today = civilDateOf(server.time.now, conventions.timeZone)
  const input = { customer, user, today, conventions }
  return { customer, view: evaluateJourneysView(input), access: evaluateAccess(input) }
}

async function journeysOf(visitor: Visitor) {
  const { customerType } = await visitor.read(getCustomer)
  const { journeyTypes } = await visitor.read(listJourneyTypes, { customerType })
  return journeyTypes
}

async function find(visitor: Visitor, title: string) {
  const found = (await journeysOf(visitor)).find((journey) => journey.title === title)
  if (!found) throw new Error(`No journey ${title}`)
  return found
}

/** As the firm's own screen would do it: with the version it has read. */
async function become(id: string, statusKey: 'IN_PROGRESS' | 'PENDING' | 'FINISHED') {
  await helena.read(getDemand, { id })
  await helena.run(updateDemandStatus, { id, statusKey, message: 'Veja, por favor.' })
}

describe('a journey from its start to its end', () => {
  it('is chosen, started, followed, answered and delivered', async () => {
    const { customer, view, access } = await standing(patricia)
    expect(view).toEqual({ kind: 'open', canStart: true, notice: null })
    const journeys = await journeysOf(patricia)
    const { chips, journeys: available } = toJourneyList(journeys, { filter: 'OPEN' })
    expect(chips[1]).toEqual({ filter: 'OPEN', count: available.length })
    const types = new Set(journeys.map(({ customerType }) => customerType))
    expect(types).toEqual(new Set([null, customer?.customerType]))

    const opening = await find(patricia, 'Abertura de empresa')
    const planned = toJourneySteps(opening)
    expect(planned.every(({ demand }) => demand === null)).toBe(true)
    expect(evaluateJourneyFollow(opening).allowed).toBe(false)
    expect(evaluateJourneyStart(opening, { kind: 'customer' }, access).allowed).toBe(true)

    const started = await patricia.run(createCustomerJourney, {
      journeyTypeId: opening.id,
      customerId: customer?.id ?? '',
    })
    expect(started.demands.map(({ name }) => name)).toEqual(planned.map(({ title }) => title))
    const [first, ...others] = started.demands.map(({ id }) => id)
    const demand = await patricia.read(getDemand, { id: first ?? '' })
    expect(demand.journey?.journeyType.title).toBe('Abertura de empresa')
    expect(await patricia.read(getCustomerJourney, { id: started.id })).toEqual(started)

    const begun = await find(patricia, 'Abertura de empresa')
    expect(begun.statusKey).toBe('IN_PROGRESS')
    expect(evaluateJourneyFollow(begun)).toMatchObject({ href: `/demands/${first}` })
    const again = patricia.run(createCustomerJourney, {
      journeyTypeId: opening.id,
      customerId: customer?.id ?? '',
    })
    await expect(again).rejects.toMatchObject({ code: 'JOURNEY_STARTED' })
    expect(patricia.titles()).toEqual(['Esta jornada já foi iniciada.'])

    await become(first ?? '', 'IN_PROGRESS')
    await become(first ?? '', 'PENDING')
    const waiting = await patricia.read(getJourneyType, { id: opening.id })
    expect(waiting.statusKey).toBe('PENDING')
    await become(first ?? '', 'FINISHED')
    const [second] = others
    const further = await find(patricia, 'Abertura de empresa')
    expect(evaluateJourneyFollow(further)).toMatchObject({ href: `/demands/${second}` })
    for (const id of others) await become(id, 'FINISHED')
    const delivered = await patricia.read(getJourneyType, { id: opening.id })
    expect(delivered.statusKey).toBe('FINISHED')
    const done = toJourneySteps(delivered).map(({ demand }) => demand?.finishedAt)
    expect(done.every((at) => at)).toBe(true)
    expect(evaluateJourneyFollow(delivered)).toEqual({
      allowed: true,
      demandId: null,
      href: `/journeys/${opening.id}`,
    })
  })

  it('is prepared in a demand, and then started by the firm', async () => {
    const funding = await find(patricia, 'Captação de investimento')
    const [talk] = funding.preJourneyDemand ?? []
    expect(funding.statusKey).toBe('IN_PROGRESS')
    expect(evaluateJourneyFollow(funding)).toMatchObject({ demandId: talk?.id })
    const { customer, access } = await standing(patricia)
    expect(evaluateJourneyStart(funding, { kind: 'customer' }, access)).toMatchObject({
      reason: 'preparing',
    })

    const { id: userId } = await patricia.read(getLoggedUser)
    const started = await helena.run(createCustomerJourney, {
      journeyTypeId: funding.id,
      customerId: customer?.id ?? '',
      businessId: talk ? ((await patricia.read(getDemand, { id: talk.id })).businessId ?? '') : '',
      userId,
    })
    const steps = toJourneySteps(await find(patricia, 'Captação de investimento'))
    expect(steps.map(({ isPreparation }) => isPreparation)).toEqual([
      true,
      ...started.demands.map(() => false),
    ])
    const demand = await patricia.read(getDemand, { id: started.demands[0]?.id ?? '' })
    expect([demand.userId, demand.unread]).toEqual([userId, true])
  })

  it('is only shown to who has contracted specific demands', async () => {
    const debora = await server.enter('user@avulso.example')
    const { customer, view } = await standing(debora)
    expect(view).toMatchObject({
      kind: 'specificDemand',
      canStart: false,
      notice: { kind: 'specificDemand' },
    })
    const journeys = await journeysOf(debora)
    expect(journeys.map(({ title }) => title)).toContain('Loja virtual em ordem')
    const start = debora.run(createCustomerJourney, {
      journeyTypeId: journeys[0]?.id ?? '',
      customerId: customer?.id ?? '',
    })
    await expect(start).rejects.toMatchObject({ code: 'ACCESS_SPECIFIC_DEMAND' })
  })
})

describe("the firm's side", () => {
  it('adds a journey, changes it and what was started of it', async () => {
    const made = await helena.run(createJourneyType, {
      title: 'Franquia',
      description: 'Da circular de oferta ao primeiro franqueado.',
      customerType: 'Serviços',
      defaultDemands: [
        { title: 'Circular de oferta de franquia', description: 'Lei 13.966/2019, art. 2º.' },
        { title: 'Contrato de franquia', description: 'Com o manual e as taxas.' },
      ],
    })
    const journey = await find(patricia, 'Franquia')
    const { id: customerId } = await patricia.read(getCustomer)
    const started = await patricia.run(createCustomerJourney, {
      journeyTypeId: journey.id,
      customerId,
    })
    await helena.read(getJourneyType, { id: made.id })
    await helena.run(updateJourneyType, { id: made.id, title: 'Franqueadora' })
    const late = helena.run(updateJourneyType, { id: made.id, version: '"1"', title: 'Rede' })
    await expect(late).rejects.toMatchObject({ status: 412, errors: { title: 'Franqueadora' } })
    const [first, second] = started.demands.map(({ id }) => id)
    const renamed = await patricia.read(getDemand, { id: first ?? '' })
    expect(renamed.journey?.journeyType.title).toBe('Franqueadora')

    const extra = await patricia.run(createDemand, {
      name: 'Registro da marca da rede',
      description: 'Antes da primeira circular.',
    })
    await helena.read(getCustomerJourney, { id: started.id })
    const changed = await helena.run(updateCustomerJourney, {
      id: started.id,
      demandsIds: [extra.id, first ?? '', second ?? ''],
    })
    expect(changed.demands[0]?.id).toBe(extra.id)

    const pages = []
    for await (const page of helena.pages(listCustomerJourneys, { limit: 2 })) pages.push(page)
    const all = pages.flatMap((page) => page.customerJourneys)
    expect(all[0]?.id).toBe(started.id)
    expect(all).toHaveLength(pages[0]?.total ?? 0)
  })

  it('says which demand prepares a journey, and that it no longer does', async () => {
    const { id: demandId } = await patricia.run(createDemand, {
      name: 'Encerrar a filial de Bombinhas',
      description: 'Vale a pena?',
    })
    const { id: journeyTypeId } = await find(patricia, 'Encerramento de sociedade')
    await helena.run(linkPreJourneyDemand, { journeyTypeId, demandId })
    expect((await find(patricia, 'Encerramento de sociedade')).statusKey).toBe('IN_PROGRESS')
    await helena.run(unlinkPreJourneyDemand, { journeyTypeId, demandId })
    expect((await find(patricia, 'Encerramento de sociedade')).statusKey).toBe('OPEN')
  })
})

it('has all been answered', () => server.expectAnswered('journeys'))
