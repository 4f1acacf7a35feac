import {
  addDemandTag,
  addPrivateDemandUsers,
  assignDemand,
  changeDemand,
  createDemand,
  createDemandItem,
  createDemandTag,
  createFirmDemandType,
  type Demand,
  type DemandSummary,
  deleteDemandItem,
  deleteFirmDemandType,
  followDemand,
  getDemand,
  getDemandBoard,
  getDemandForecast,
  getDemandPage,
  getDemandScreening,
  getDemandSla,
  getDemandTimeline,
  getMostRecentDemandItem,
  listDemandItems,
  listDemands,
  listDemandsBoth,
  listDemandTags,
  listDemandTypes,
  listFirmDemands,
  makeDemandPrivate,
  makeDemandPublic,
  makeDemandsPrivate,
  postDemandMessage,
  previewDemandForecast,
  previewDemandsOrder,
  prioritizeDemand,
  removeDemandTag,
  renameDemand,
  reorderDemands,
  replaceDemandViewers,
  replayForecast,
  screenDemand,
  setDemandForecast,
  toItemText,
  unviewDemand,
  updateDemand,
  updateDemandStatus,
  updateFirmDemandType,
  validateDemand,
  validateDemands,
  viewDemand,
} from '@tramite/core/demands'
import {
  createDocument,
  downloadDocument,
  getDocument,
  listDocuments,
  listDocumentsFrom,
  updateFirmDocument,
} from '@tramite/core/documents'
import { saveFeedback } from '@tramite/core/feedback'
import { getHome } from '@tramite/core/home'
import { getLoggedUser } from '@tramite/core/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let patricia: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  // Not premium: each position in the queue takes two business days.
  patricia = await server.enter('admin@brisa.example')
  helena = await server.enter('advogada@firma.example')
})
afterAll(() => server.close())
beforeEach(() => void titles())

const titles = () => patricia.titles()
const draft = {
  name: 'Contrato de fornecimento de embalagens',
  description: 'Precisamos rever a multa por atraso.',
}
const raise = (portal = patricia) => portal.run(createDemand, draft)
/** As the firm's own screen would do it: with the version it has read. */
async function become(id: string, statusKey: Demand['statusKey']) {
  await helena.read(getDemand, { id })
  return helena.run(updateDemandStatus, { id, statusKey })
}

describe('a demand from its beginning to its end', () => {
  it('is raised, screened, worked on, delivered, validated and rated', async () => {
    const { id } = await raise()
    expect(titles()).toEqual(['Demanda criada com sucesso!'])
    const waiting = await helena.read(listFirmDemands, { statusKey: 'OPEN', assigned: false })
    expect(waiting.demands.map(({ demand }) => demand.id)).toContain(id)

    const { demandTypes } = await helena.read(listDemandTypes)
    const type = demandTypes.find(({ name }) => name === 'Administrativo/Financeiro')
    await helena.run(screenDemand, { id, demandTypeId: type?.id ?? '', note: 'Urgente.' })
    expect(await helena.read(getDemandScreening, { id })).toMatchObject({ note: 'Urgente.' })
    const { id: staffId } = await helena.read(getLoggedUser)
    await helena.run(assignDemand, { id, backofficeUserId: staffId })
    await become(id, 'IN_PROGRESS')
    await helena.run(setDemandForecast, { id, deleveryForecast: '2026-03-27' })
    await helena.run(createDemandItem, { id, type: 'FORM', content: 'Qual é a multa atual?' })
    await patricia.run(postDemandMessage, { id, content: 'Dez por cento.' })
    await helena.run(changeDemand, { id, statusKey: 'PENDING', message: 'Envie o contrato.' })
    await patricia.read(getDemand, { id })
    titles()
    await patricia.run(changeDemand, { id, statusKey: 'IN_PROGRESS', message: 'Segue.' })
    expect(titles()).toEqual(['Informações enviadas com sucesso.'])
    await become(id, 'FINISHED')

    const delivered = await patricia.read(getDemand, { id })
    expect(delivered).toMatchObject({
      statusKey: 'FINISHED',
      demandTypeName: 'Administrativo/Financeiro',
      backofficeUserId: staffId,
    })
    const home = await patricia.read(getHome)
    expect(home.demandsFinished.map((demand) => demand.id)).toContain(id)
    titles()
    await patricia.run(validateDemand, { id })
    expect(titles()).toEqual(['Demanda validada com sucesso'])
    await patricia.run(saveFeedback, { demandId: id, rating: 5, description: 'Ótimo.' })
    const { items } = await patricia.read(listDemandItems, { id })
    const texts = items.map((item) => toItemText(item))
    expect(texts).toContain(`A demanda está com ${delivered.backofficeUserName}.`)
    expect(await patricia.read(getMostRecentDemandItem, { id })).toEqual(items.at(-1))
    const gone = await helena.run(deleteDemandItem, { id, itemId: items[0]?.id ?? '' })
    expect(gone).toMatchObject({ deleted: true, content: null })
  })

  it('is renamed, seen, followed and tagged', async () => {
    const { id } = await raise()
    expect((await patricia.run(renameDemand, { id, name: 'Fornecimento' })).name).toBe(
      'Fornecimento',
    )
    expect((await patricia.run(renameDemand, { id, name: 'status' })).name).toBe('status')
    expect((await patricia.run(renameDemand, { id, name: 'Lote 1/2' })).name).toBe('Lote 1/2')
    await patricia.run(updateDemand, { id, description: 'Outra.' })
    const { id: userId, customerId } = await patricia.read(getLoggedUser)
    expect((await patricia.run(unviewDemand, { id })).visualized).not.toContain(userId)
    expect((await patricia.run(viewDemand, { id })).visualized).toContain(userId)
    expect((await patricia.run(replaceDemandViewers, { id, visualized: [] })).visualized).toEqual(
      [],
    )
    expect((await patricia.run(followDemand, { id, following: false })).following).toEqual([])

    titles()
    const tag = await patricia.run(createDemandTag, {
      customerId: customerId ?? '',
      name: 'Embalagens',
    })
    const choice = { tagId: tag.id, demandId: id }
    await patricia.run(addDemandTag, choice)
    await expect(patricia.run(addDemandTag, choice)).rejects.toMatchObject({
      status: 409,
      message: 'Essa tag já foi adiciona na demanda!',
    })
    const found = await patricia.read(listDemands, { demandsTags: tag.id })
    expect(found.demands.map((demand) => demand.id)).toEqual([id])
    await patricia.run(removeDemandTag, choice)
    expect(titles()).toEqual([
      'Tag criada com sucesso',
      'Tag adicionada com sucesso',
      'Essa tag já foi adiciona na demanda!',
      'Tag removida com sucesso',
    ])
    const { demandsTags } = await patricia.read(listDemandTags)
    expect(demandsTags).toContainEqual(tag)
    const named = async (name: string) =>
      (await patricia.read(listDemandTags, { name })).demandsTags
    expect([await named('BALAG'), await named('não há')]).toEqual([[tag], []])
  })

  it('is hidden and shown again', async () => {
    const { id } = await raise()
    const { id: userId } = await patricia.read(getLoggedUser)
    expect((await patricia.run(makeDemandPrivate, { id, userId })).private).toBe(true)
    await patricia.run(addPrivateDemandUsers, { id, userId, usersIds: [userId] })
    expect((await patricia.run(makeDemandPublic, { id })).private).toBe(false)
    titles()
    const { demands } = await patricia.run(makeDemandsPrivate, { ids: [id] })
    expect(demands.map((demand) => demand.private)).toEqual([true])
    expect(titles()).toEqual(['Demanda(s) setada(s) para sigiloso com sucesso'])
  })

  it('is validated with others', async () => {
    const ids = [(await raise()).id, (await raise()).id]
    for (const id of ids) await become(id, 'FINISHED')
    titles()
    await patricia.run(validateDemands, { ids })
    expect(titles()).toEqual(['Demandas validadas com sucesso'])
  })
})

describe('the queue', () => {
  const queueOf = async (): Promise<DemandSummary[]> => {
    const { demands } = await patricia.read(listDemandsBoth, {
      statusKey: 'IN_PROGRESS',
      limit: 200,
    })
    return demands.sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  }
  it('stands on the board as in its list', async () => {
    const { demands } = await patricia.read(listDemandsBoth, {
      statusKey: 'IN_PROGRESS',
      limit: 20,
    })
    const { IN_PROGRESS } = await patricia.read(getDemandBoard, { limit: 20 })
    expect(IN_PROGRESS.demands).toEqual(demands)
  })

  it('comes out as the preview tells it', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { id } = await raise()
      await become(id, 'IN_PROGRESS')
    }
    const queue = await queueOf()
    const wanted = [...queue.slice(-3)].reverse()
    const ids = wanted.map(({ id }) => id)
    const foretold = await patricia.read(previewDemandsOrder, {
      numbers: wanted.map(({ externalId }) => externalId),
    })
    titles()
    await patricia.run(reorderDemands, { demands: wanted })
    expect(titles()).toEqual(['Demandas reordenadas com sucesso!'])
    const after = await queueOf()
    const moves = new Map(foretold.changes.map(({ demandId, to }) => [demandId, to]))
    for (const { id, deleveryForecast } of after) {
      const before = queue.find((demand) => demand.id === id)
      expect(deleveryForecast).toBe(moves.get(id) ?? before?.deleveryForecast)
    }
    expect(after.slice(-3).map(({ id }) => id)).toEqual(ids)

    const last = after.at(-1)?.id ?? ''
    const preview = await patricia.read(getDemandSla, { demandId: last })
    await patricia.run(prioritizeDemand, { id: last })
    expect(titles()).toEqual(['Demanda priorizada com sucesso!'])
    const moved = await patricia.read(getDemand, { id: last })
    expect(moved).toMatchObject({ priority: true, deleveryForecast: preview.deleveryForecast })
    const { causes, deleveryForecast } = await patricia.read(getDemandForecast, { id: last })
    expect(replayForecast(causes, patricia.conventions)).toBe(deleveryForecast)
  })

  it('is told before the answer, and follows from it', async () => {
    const { id } = await raise()
    await become(id, 'IN_PROGRESS')
    await become(id, 'PENDING')
    const { changes } = await patricia.read(getDemandTimeline, { id })
    const opened = await patricia.read(getDemandPage, { id })
    expect([opened.demand.id, opened.timeline.changes]).toEqual([id, changes])
    expect(changes.map(({ statusKey }) => statusKey)).toEqual(['IN_PROGRESS', 'PENDING'])
    const preview = await patricia.read(previewDemandForecast, { id })
    await patricia.run(updateDemandStatus, { id, statusKey: 'IN_PROGRESS', message: 'Segue.' })
    const { deleveryForecast } = await patricia.read(getDemand, { id })
    expect(deleveryForecast).toBe(preview.deleveryForecast)
  })

  it('that is not moved says nothing, as the specification wants', async () => {
    const refused = patricia.run(reorderDemands, { demands: [] })
    await expect(refused).rejects.toMatchObject({ status: 400 })
    expect(titles()).toEqual([])
  })
})

describe("the firm's side", () => {
  it('keeps types of its own', async () => {
    const type = await helena.run(createFirmDemandType, { name: 'Parecer Consultivo' })
    await helena.run(updateFirmDemandType, { id: type.id, active: false })
    const { demandTypes } = await patricia.read(listDemandTypes)
    expect(demandTypes.some(({ id }) => id === type.id)).toBe(false)
    await helena.run(deleteFirmDemandType, { id: type.id })
  })

  it('files documents and sends them when they are ready', async () => {
    const { id: demandId } = await raise()
    const file = new File(['%PDF-1.4 parecer'], 'parecer.pdf', { type: 'application/pdf' })
    const { awsFileKey } = await helena.upload(file, { type: 'DOCUMENT' })
    const made = await helena.run(createDocument, {
      demandId,
      name: 'Parecer',
      awsFileKey,
      customFields: { wasSendToCustomer: false },
    })
    expect((await patricia.read(listDocuments, { demandId })).total).toBe(0)
    const query = helena.query(getDocument, { id: made.id })
    await query.queryFn()
    const version = query.version()
    await helena.run(updateFirmDocument, {
      id: made.id,
      version,
      customFields: { wasSendToCustomer: true },
    })
    const late = helena.run(updateFirmDocument, { id: made.id, version, name: 'Outro' })
    await expect(late).rejects.toMatchObject({ status: 412, version: '"2"' })
    const { documents } = await patricia.read(listDocumentsFrom, { demandId })
    expect(documents.map(({ id }) => id)).toEqual([made.id])
    const { signedUrl } = await patricia.read(downloadDocument, { id: made.id })
    expect((await fetch(signedUrl)).status).toBe(200)
  })
})

describe('a form that was opened before somebody else saved', () => {
  it('is told, and goes through when it is meant', async () => {
    const { id } = await raise()
    const query = patricia.query(getDemand, { id })
    await query.queryFn()
    const version = query.version()
    await helena.run(updateDemand, { id, name: 'Do escritório' })
    titles()
    // A list that refreshes itself re-reads the demand, without the form noticing.
    await query.queryFn()
    const refused = await patricia
      .run(renameDemand, { id, name: 'Do cliente', version })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 412, errors: { name: 'Do escritório' } })
    expect(titles()).toEqual(['Erro ao alterar o nome da demanda!'])
    const shown = (refused as { version: string }).version
    const saved = await patricia.run(renameDemand, { id, name: 'Do cliente', version: shown })
    expect(saved.name).toBe('Do cliente')
  })
})

it('has all been answered', () => server.expectAnswered('demands'))
