import { evaluateMarkCreation } from '@tramite/core/access'
import { conventions } from '@tramite/core/calendar'
import { getCustomer, getDefaultBusiness } from '@tramite/core/customers'
import { getDemand, listDemandItems, updateDemandStatus } from '@tramite/core/demands'
import { createDownload } from '@tramite/core/files'
import {
  addMarkProcess,
  authorityStatuses,
  createMark,
  emptyMarkForm,
  evaluateMarkEdit,
  evaluateMarkLogo,
  getFirmMark,
  getGazette,
  getMark,
  importGazette,
  importMarks,
  listFirmMarks,
  listGazettes,
  listMarkHistory,
  listMarks,
  type Mark,
  type MarkDraft,
  type MarkForm,
  removeMarkProcess,
  toImportText,
  toMarkDraft,
  toMarkPage,
  toMarkStatusText,
  toOwnHolder,
  updateFirmMark,
  updateMark,
  updateMarkProcess,
} from '@tramite/core/marks'
import { getLoggedUser } from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toLogo } from '../demo/marks/logos.ts'
import { toGazetteXml } from '../testing/gazettes.ts'
import { HANGS_MS } from '../testing/hangs-ms.ts'
import { codeOf, type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

const { specified } = conventions
let server: StartedPortal
let marina: Visitor
let helena: Visitor
/** The mark that the program registers, changes, files and has granted. */
let mark: Mark

beforeAll(async () => {
  server = await startPortal()
  marina = await server.enter('super@aurora.example')
  helena = await server.enter('advogada@firma.example')
  await marina.selectBusiness()
})
afterAll(() => server.close())

const shown = async () => (await marina.read(listMarks, {})).marcas
/** The firm changes a demand's status, having read its current version. */
async function move(statusKey: 'IN_PROGRESS' | 'FINISHED', id = mark.Demand.id) {
  await helena.read(getDemand, { id })
  return helena.run(updateDemandStatus, { id, statusKey })
}

describe('a registration', () => {
  it('finds what there is, in each of its statuses', async () => {
    const { marcas, total } = await marina.read(listMarks, {})
    expect(total).toBe(marcas.length)
    expect(new Set(marcas.map(toMarkStatusText))).toEqual(
      new Set(['Aguardando Protocolo', 'Pedido em Análise', 'Marca Registrada']),
    )
    const legend = authorityStatuses.map(({ status }) => status as string)
    const statuses = marcas.flatMap(({ ProcessNumbers }) =>
      ProcessNumbers.map(({ apolStatus }) => apolStatus),
    )
    for (const status of statuses) expect(legend).toContain(status)
    const logo = marcas.find((one) => one.logo)?.logo ?? ''
    const { signedUrl } = await marina.read(createDownload, { key: logo })
    const bytes = new Uint8Array(await (await fetch(signedUrl)).arrayBuffer())
    expect(evaluateMarkLogo(bytes)).toEqual({ allowed: true })
  })

  it('is filled in page by page, by the customer’s own data', async () => {
    const user = await marina.read(getLoggedUser)
    const customer = await marina.read(getCustomer)
    const business = await marina.read(getDefaultBusiness, { customerId: customer.id })
    expect(
      evaluateMarkCreation({ customer, user, today: '2026-03-10', conventions: specified }),
    ).toEqual({ allowed: true })

    const own = toOwnHolder(customer, business, user, specified)
    const bytes = toLogo('logo-aurora.jpg')
    expect(evaluateMarkLogo(bytes)).toEqual({ allowed: true })
    const logo = new File([new Uint8Array(bytes)], 'aurora-sol.jpg', { type: 'image/jpeg' })
    const contract = new File(['%PDF-1.7 Estatuto'], 'estatuto.pdf', { type: 'application/pdf' })
    let form: MarkForm = {
      ...emptyMarkForm,
      apres: 'Mista',
      product: 'Produto',
      name: 'Aurora Sol',
      description: 'Protetores solares.',
    }
    const page = (number: number) => toMarkPage({ form, own, conventions: specified }, number)
    expect(page(1)).toMatchObject({ canGoOn: false, errors: { logo: 'Logo é obrigatória' } })
    form = { ...form, logo: await marina.upload(logo, { type: 'LOGO' }) }
    expect(page(1).canGoOn).toBe(true)
    expect(page(2)).toMatchObject({ asksContract: true, refusal: 'contractMissing' })
    form = { ...form, contrato: await marina.upload(contract), isAware: true }
    expect([page(2).canGoOn, page(3)]).toMatchObject([true, { canRegister: true, refusal: null }])

    mark = await marina.run(createMark, toMarkDraft(form, own) as MarkDraft)
    expect(marina.titles()).toEqual(['Demanda criada com sucesso!'])
    expect(mark).toMatchObject({ name: 'Aurora Sol', Demand: { statusKey: 'OPEN' } })
    expect((await shown()).map(({ id }) => id)).not.toContain(mark.id)
  })

  it('is refused without its logo, and with a payment overdue', async () => {
    const { holder } = await helena.read(getFirmMark, { id: mark.id })
    if (!holder) throw new Error('Without a holder')
    const draft = {
      ...holder,
      country: 'Brasil',
      name: 'Aurora Lua',
      description: 'Cremes.',
      product: 'Produto',
      apres: 'Figura',
    } as const
    expect(await codeOf(marina.run(createMark, draft))).toBe('VALIDATION')
    expect(marina.titles()).toEqual(['Você precisa carregar sua Logo!'])
    const overdue = await server.enter('user@carencia.example')
    expect(await codeOf(overdue.run(createMark, { ...draft, apres: 'Nominativa' }))).toBe(
      'ACCESS_PAYMENT_OVERDUE',
    )
    await codeOf(overdue.run(importMarks, { marcaProcessNumber: '903456789' }))
    const blocked =
      'Essa funcionalidade está bloqueada para seu usuário! Efetue o pagamento para ter acesso novamente'
    expect(overdue.titles()).toEqual([blocked, blocked])
  })
})

describe('the firm', () => {
  it('takes it up and files it; the customer sees it then', async () => {
    await move('IN_PROGRESS')
    const process = await helena.run(addMarkProcess, {
      id: mark.id,
      number: '936.120.447',
      apolStatus: 'Pedido',
    })
    const listed = (await shown()).find(({ id }) => id === mark.id)
    expect(listed?.ProcessNumbers).toEqual([process])
    expect(listed && toMarkStatusText(listed)).toBe('Pedido em Análise')
    const { marcas } = await helena.read(listFirmMarks, { processNumber: '936120447' })
    expect(marcas.map(({ id }) => id)).toEqual([mark.id])
  })

  it('hears of what the customer changes: the demand comes back with a message', async () => {
    await move('FINISHED')
    const before = await marina.read(getMark, { id: mark.id })
    expect(evaluateMarkEdit(before, { name: 'Aurora Sol Forte' })).toEqual({ allowed: true })
    const after = await marina.run(updateMark, { id: mark.id, name: 'Aurora Sol Forte' })
    expect(marina.titles()).toEqual(['Marca atualizada.'])
    expect(after).toMatchObject({ name: 'Aurora Sol Forte', Demand: { statusKey: 'IN_PROGRESS' } })
    const { items } = await helena.read(listDemandItems, { id: mark.Demand.id })
    expect(items.map(({ content }) => content)).toContain(
      'O nome da marca foi alterado de "Aurora Sol" para "Aurora Sol Forte".',
    )
    const late = marina.run(updateMark, { id: mark.id, name: 'Aurora', version: '"1"' })
    await expect(late).rejects.toMatchObject({ status: 412, errors: { name: 'Aurora Sol Forte' } })
    expect(await codeOf(marina.run(updateMark, { id: mark.id, name: ' ' }))).toBe(
      'MARK_UPDATE_INVALID',
    )
    expect(marina.titles().at(-1)).toBe('Dados invalidos para atualizar marca.')
  })
})

describe('an import', () => {
  it('answers each number, and the firm describes what came', async () => {
    const { results } = await marina.run(importMarks, {
      marcaProcessNumber: '936120447, 937204118\n90',
    })
    expect(marina.titles()).toEqual(['Marca importada com sucesso!'])
    expect(results.map(toImportText)).toEqual([
      'Este processo já está entre as suas marcas.',
      'Marca importada.',
      'O número do processo deve ter 9 dígitos.',
    ])
    expect(results[0]).toMatchObject({ marcaId: mark.id, demandId: mark.Demand.id })
    await marina.run(importMarks, { marcaProcessNumber: '937204118' })
    expect(marina.titles()).toEqual([])

    const [, imported] = results
    const id = imported?.marcaId ?? ''
    const described = await helena.run(updateFirmMark, {
      id,
      name: 'Aurora Brisa',
      apresentacao: 'Nominativa',
      natureza: 'Produto',
    })
    expect(described).toMatchObject({ imported: true, name: 'Aurora Brisa' })
    await move('IN_PROGRESS', imported?.demandId ?? '')
    expect((await shown()).find((one) => one.id === id)?.name).toBe('Aurora Brisa')
    const demand = await marina.read(getDemand, { id: imported?.demandId ?? '' })
    expect(demand.demandTypeName).toBe('Registro de Marcas')
  })
})

describe('the gazette', () => {
  const edition = toGazetteXml({ number: 2879, date: '10/03/2026' }, [
    { number: '936120447', dispatches: [{ code: 'IPAS158', name: 'Concessão de registro' }] },
    { number: '937204118', dispatches: [{ code: 'IPAS024', name: 'Indeferimento do pedido' }] },
    { number: '900000001', dispatches: [{ code: 'IPAS009', name: 'Publicação' }] },
  ])
  const send = async (content: string) => {
    const file = new File([content], 'RM2879.xml', { type: 'text/xml' })
    return helena.run(importGazette, await helena.upload(file, { type: 'GAZETTE' }))
  }

  it('is refused when it is cut, and says so', async () => {
    await expect(send(edition.slice(0, -20))).rejects.toMatchObject({
      code: 'GAZETTE_INVALID',
      message: 'O arquivo termina antes do fim da revista.',
    })
  })

  it('grants the mark, and the firm finishes its demand', async () => {
    const { id, entries } = await send(edition)
    expect(entries).toBe(3)
    const done = await vi.waitFor(
      async () => {
        const gazette = await helena.read(getGazette, { id })
        expect(gazette.status).toBe('done')
        return gazette
      },
      { timeout: HANGS_MS, interval: 200 },
    )
    expect(done).toMatchObject({ number: 2879, matched: 2, updated: 2 })
    const { gazettes } = await helena.read(listGazettes, {})
    expect(gazettes.map((one) => one.id)).toContain(id)

    await move('FINISHED')
    const granted = await marina.read(getMark, { id: mark.id })
    expect(toMarkStatusText(granted)).toBe('Marca Registrada')
    const { history } = await marina.read(listMarkHistory, { id: mark.id })
    expect(history.map(({ apolStatus, gazetteNumber }) => [apolStatus, gazetteNumber])).toEqual([
      ['Registro', 2879],
      ['Pedido', null],
    ])
  })

  it('leaves the firm the last word: what it says, and what it takes off', async () => {
    const { marcas } = await helena.read(listFirmMarks, { apolStatus: 'Indeferimento' })
    const [refused] = marcas
    const ids = { id: refused?.id ?? '', processId: refused?.ProcessNumbers[0]?.id ?? '' }
    const said = await helena.run(updateMarkProcess, { ...ids, apolStatus: 'Recurso' })
    expect(said.apolStatus).toBe('Recurso')
    await helena.run(removeMarkProcess, ids)
    expect(toMarkStatusText(await marina.read(getMark, { id: ids.id }))).toBe(
      'Aguardando Protocolo',
    )
    await server.expectAnswered('marks')
  })
})
