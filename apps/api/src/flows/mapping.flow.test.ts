import { createBusiness } from '@tramite/core/businesses'
import { getDemand, listDemandItems, updateDemandStatus } from '@tramite/core/demands'
import { downloadDocument } from '@tramite/core/documents'
import {
  acceptMappingWarning,
  addMappingActivity,
  addMappingSectors,
  addOtherMappingSector,
  compareMappings,
  deleteMappingActivity,
  deleteMappingSector,
  evaluateMappingEdit,
  evaluateMappingPage,
  evaluateMappingRedo,
  evaluateMappingReview,
  getFirmMapping,
  getMapping,
  getMappingAnswers,
  getMappingHome,
  getMappingQuestionnaire,
  getMappingReport,
  getMappingSector,
  getPreviousMappingReport,
  listFirmMappings,
  listMappingDocuments,
  listMappingSectors,
  listOfferedSectors,
  type MappingField,
  mappingFields,
  renameMappingActivity,
  reopenMapping,
  requestMappingMeeting,
  reviewFirmMapping,
  sendMappingToReview,
  suggestTags,
  toAnswer,
  updateMappingAnswers,
} from '@tramite/core/mapping'
import { getLoggedUser } from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HANGS_MS } from '../testing/hangs-ms.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { codeOf, type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let marina: Visitor
let helena: Visitor
/** The activity to fill in. */
let place: { sectorId: string; activityId: string }
let mappingId: string

beforeAll(async () => {
  server = await startPortal()
  marina = await server.enter('super@aurora.example')
  helena = await server.enter('advogada@firma.example')
  // A business without a mapping.
  const { id } = await marina.run(createBusiness, { name: 'Aurora Exportação' })
  await marina.selectBusiness(id)
  marina.titles()
})
afterAll(() => server.close())

const page = async () => {
  const home = await marina.read(getMappingHome)
  return { ...evaluateMappingPage(home.mapping, await marina.read(getLoggedUser)), home }
}
const activities = async () =>
  (await marina.read(listMappingSectors)).sectors.flatMap((sector) => sector.activities)
const completed = () => marina.read(listMappingDocuments, {})
/** The document is made after the answer is sent. */
const made = (count: number) =>
  vi.waitFor(async () => expect((await completed()).total).toBe(count), {
    timeout: HANGS_MS,
    interval: 200,
  })
/** As the firm does it: with the version it has read. */
const finish = async () => {
  const query = helena.query(getFirmMapping, { id: mappingId })
  await query.queryFn()
  const version = query.version()
  await helena.run(reviewFirmMapping, { id: mappingId, version, statusKey: 'FINISHED' })
}
const answerAll = async (fields: readonly MappingField[]) => {
  const { sectorName } = await marina.read(getMappingSector, place)
  const asked = await marina.read(getMappingQuestionnaire)
  const answers = Object.fromEntries(
    fields.map((field) => {
      const [tag = ''] = suggestTags(asked, sectorName, field)
      return [field, toAnswer([tag], 'Outro')]
    }),
  )
  return marina.run(updateMappingAnswers, { ...place, answers })
}

describe('a data mapping, from its meeting to its second document', () => {
  it('asks for a meeting where there is none', async () => {
    expect(await codeOf(marina.read(getMapping))).toBe('MAPPING_NOT_STARTED')
    expect((await page()).view).toBe('start')
    const mapping = await marina.run(requestMappingMeeting, {})
    mappingId = mapping.id
    expect(await page()).toMatchObject({
      view: 'sectors',
      edit: { allowed: false, reason: 'meeting' },
      meetingHref: `/demands/${mapping.preMeetingDemandId}`,
    })
    expect(await codeOf(marina.run(requestMappingMeeting, {}))).toBe('MAPPING_EXISTS')
    expect(marina.titles()).toEqual([])
  })

  it('is opened by the meeting that the firm holds', async () => {
    const { mappings } = await helena.read(listFirmMappings, {})
    expect(mappings[0]).toMatchObject({ id: mappingId, businessName: 'Aurora Exportação' })
    const id = mappings[0]?.preMeetingDemandId ?? ''
    await helena.run(updateDemandStatus, { id, statusKey: 'FINISHED' })
    const mapping = await marina.read(getMapping)
    expect(mapping.mappingDemand?.statusKey).toBe('PENDING')
    expect(evaluateMappingEdit(mapping).allowed).toBe(true)
  })

  it('warns once', async () => {
    expect((await page()).showsWarning).toBe(true)
    expect(await codeOf(marina.run(acceptMappingWarning, { checked: false }))).toBe('VALIDATION')
    const { mappingResponsibilityCheckDate } = await marina.run(acceptMappingWarning, {
      checked: true,
    })
    expect((await marina.read(getMapping)).mappingResponsibilityCheckDate).toBe(
      mappingResponsibilityCheckDate,
    )
    expect((await page()).showsWarning).toBe(false)
  })

  it('takes sectors of the kinds on offer, and others by name', async () => {
    const offered = listOfferedSectors([])
    expect(offered).toHaveLength(10)
    await marina.run(addMappingSectors, { sectors: ['Vendas', 'Financeiro'] })
    const other = await marina.run(addOtherMappingSector, { sectorName: 'Despacho aduaneiro' })
    const { sectors } = await marina.read(listMappingSectors)
    const names = sectors.map(({ sectorName }) => sectorName)
    expect(names).toEqual(['Vendas', 'Financeiro', 'Despacho aduaneiro'])
    expect(listOfferedSectors(names)).toHaveLength(8)
    expect(evaluateMappingReview(await marina.read(getMapping), 0)).toMatchObject({
      reason: 'noActivity',
    })
    expect(await codeOf(marina.run(sendMappingToReview))).toBe('MAPPING_STEP_REFUSED')

    const { sectorId, label } = { sectorId: other.id, label: 'Registro de embarques' }
    const { id: activityId } = await marina.run(addMappingActivity, { sectorId, label })
    place = { sectorId, activityId }
    const spare = await marina.run(addMappingActivity, { sectorId, label: 'Rascunho' })
    await marina.run(deleteMappingActivity, { sectorId, activityId: spare.id })
    const renamed = { label: 'Embarques e documentos', oldLabel: label }
    await marina.run(renameMappingActivity, { ...place, ...renamed })
    await marina.run(deleteMappingSector, { sectorId: sectors[1]?.id ?? '' })
    expect((await marina.read(listMappingSectors)).total).toBe(2)
  })

  it('shows names that somebody else has changed, and says so', async () => {
    marina.titles()
    const changes = { label: 'Embarques', oldLabel: 'Registro de embarques' }
    expect(await codeOf(marina.run(renameMappingActivity, { ...place, ...changes }))).toBe(
      'PRECONDITION_FAILED',
    )
    const sectorId = crypto.randomUUID()
    await codeOf(marina.run(addMappingActivity, { sectorId, label: 'Nenhures' }))
    expect(marina.titles()).toEqual([
      'Erro ao alterar o nome da atividade',
      'Erro ao adicionar atividade',
    ])
  })

  it('is answered question by question', async () => {
    expect((await marina.read(getMappingAnswers, place)).percentage).toBe(0)
    expect((await answerAll(mappingFields.slice(0, 7))).percentage).toBe(47)
    expect(marina.titles()).toEqual(['Mapeamento salvo com sucesso.'])
    expect((await activities())[0]?.percentage).toBe(47)
    // Another tab has saved in the meantime.
    const other = await server.enter('super@aurora.example')
    await other.selectBusiness((await marina.read(getMapping)).businessId)
    await other.read(getMappingAnswers, place)
    await other.run(updateMappingAnswers, { ...place, answers: { question0: 'Outra aba' } })
    expect(await codeOf(answerAll(['question0']))).toBe('PRECONDITION_FAILED')
    expect(marina.toasts.at(-1)).toMatchObject({
      tone: 'success',
      title: 'Erro ao salvar mapeamento, tente novamente mais tarde.',
    })
    await marina.read(getMappingAnswers, place)
    expect((await answerAll(mappingFields)).percentage).toBe(100)
    const { sectors } = await marina.read(getMappingReport)
    expect(sectors.at(-1)?.activities[0]).toMatchObject({ id: place.activityId, percentage: 100 })
  })

  it('is locked by the review, released, and sent again', async () => {
    const { demandId } = await marina.run(sendMappingToReview)
    expect(await page()).toMatchObject({ view: 'inReview', talkHref: `/demands/${demandId}` })
    expect(await codeOf(answerAll(['question3']))).toBe('MAPPING_LOCKED')

    const { mappings } = await helena.read(listFirmMappings, { statusKey: 'IN_PROGRESS' })
    expect(mappings.map(({ id }) => id)).toContain(mappingId)
    const query = helena.query(getFirmMapping, { id: mappingId })
    const { sectors } = await query.queryFn()
    expect(sectors.at(-1)?.activities[0]).toMatchObject({ percentage: 100 })
    const read = await helena.read(getMappingAnswers, place)
    expect(read.question0).toContain('Outro')
    const message = 'Explique para quais países os dados vão.'
    const version = query.version()
    await helena.run(reviewFirmMapping, { id: mappingId, version, statusKey: 'PENDING', message })

    const { items } = await marina.read(listDemandItems, { id: demandId ?? '' })
    expect(items.map(({ content }) => content)).toContain(message)
    expect((await answerAll(['question12'])).percentage).toBe(100)
    await marina.run(sendMappingToReview)
    const late = helena.run(reviewFirmMapping, { id: mappingId, version, statusKey: 'FINISHED' })
    await expect(late).rejects.toMatchObject({ status: 412 })
  })

  it('ends with a document of all that was said', async () => {
    await finish()
    await made(1)
    const { documents } = await completed()
    expect(documents[0]?.flagged).toBe(true)
    const { signedUrl } = await marina.read(downloadDocument, { id: documents[0]?.id ?? '' })
    const bytes = new Uint8Array(await (await fetch(signedUrl)).arrayBuffer())
    const text = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Mapeamento de dados de Aurora Exportação')
    const { questions } = await marina.read(getMappingQuestionnaire)
    for (const { title } of questions) expect(text).toContain(title)
    expect(text).toContain('Embarques e documentos')
  })

  it('is done again, and ends with a second one', async () => {
    const mapping = await marina.read(getMapping)
    expect(evaluateMappingRedo(mapping).allowed).toBe(true)
    expect(await codeOf(answerAll(['question3']))).toBe('MAPPING_LOCKED')
    await marina.run(reopenMapping)
    expect((await page()).edit.allowed).toBe(true)
    const answers = { question3: 'Cumprir a legislação aduaneira' }
    await marina.run(updateMappingAnswers, { ...place, answers })
    await marina.run(sendMappingToReview)
    await finish()
    await made(2)
    const changes = compareMappings(
      await marina.read(getPreviousMappingReport),
      await marina.read(getMappingReport),
    )
    expect(changes).toMatchObject({
      added: [],
      removed: [],
      changed: [
        {
          name: 'Embarques e documentos',
          answers: [{ field: 'question3', now: 'Cumprir a legislação aduaneira' }],
        },
      ],
    })
    const { demandId } = mapping
    const demand = await marina.read(getDemand, { id: demandId ?? '' })
    expect(demand.statusKey).toBe('FINISHED')
  })

  it('was answered by the server in each of its calls', () => server.expectAnswered('mapping'))
})
