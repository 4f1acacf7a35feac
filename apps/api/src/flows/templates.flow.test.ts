import { getDemand, listDemandItems, updateDemandStatus } from '@tramite/core/demands'
import { downloadDocument, listDocuments } from '@tramite/core/documents'
import {
  createFirmTemplate,
  createFirmTemplateType,
  createPreview,
  createTemplateDocument,
  deleteFirmTemplateType,
  getFirmTemplate,
  getTemplate,
  listFirmTemplates,
  listTemplates,
  listTemplateTypes,
  openTemplateFilling,
  type Template,
  toDraftStatusText,
  toPathAfterDocument,
  toRevisionText,
  toTemplateStep,
  updateFirmTemplate,
  updateFirmTemplateType,
} from '@tramite/core/templates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { HANGS_MS } from '../testing/hangs-ms.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { codeOf, type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let patricia: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  patricia = await server.enter('admin@brisa.example')
  helena = await server.enter('advogada@firma.example')
})
afterAll(() => server.close())

const find = async (name: string): Promise<Template> => {
  const { templates } = await patricia.read(listTemplates, { name })
  return patricia.read(getTemplate, { id: templates[0]?.id ?? '' })
}
const textOf = async (visitor: Visitor, id: string) => {
  const { signedUrl } = await visitor.read(downloadDocument, { id })
  const { pages, text } = await readPdf(
    new Uint8Array(await (await fetch(signedUrl)).arrayBuffer()),
  )
  return { pages, text: text.replaceAll(/\s+/g, ' ') }
}
const samples: Readonly<Record<string, string>> = {
  ...{ date: '2026-12-01', number: '10', percent: '10', money: '1.500,00' },
  ...{ cpf: '529.982.247-25', cnpj: '11.222.333/0001-81', taxId: '11.222.333/0001-81' },
  ...{ hours: '24', days: '15', months: '1', years: '2', installments: '12' },
}
const sampleOf = ({ type = 'text', label }: { type?: string; label: string }) =>
  samples[type] ?? `Resposta: ${label}`

/** The form of a template, whose saves and document go to the server. */
function openForm(visitor: Visitor, template: Template) {
  const { form, draft, leaveField } = openTemplateFilling(visitor, template, { canReview: true })
  const saved: string[] = []
  let step: unknown
  draft.subscribe(({ value }) => {
    const now = typeof value === 'object' ? value.saving : value
    if (now !== step && (now === 'creating' || now === 'updating')) saved.push(now)
    step = now
  })
  return {
    form,
    draft,
    saved,
    step: () => toTemplateStep(form.getSnapshot().context),
    /** Types an answer and leaves the field. */
    fill: (name: string, answer: string) => {
      form.send({ type: 'ANSWER', name, answer })
      leaveField()
    },
    idle: () => waitFor(draft, (state) => !state.hasTag('saving'), { timeout: HANGS_MS }),
    made: async () =>
      (await waitFor(form, (state) => state.status === 'done', { timeout: HANGS_MS })).output,
  }
}

describe('a document, from its template to its review', () => {
  it('begins with a template in use', async () => {
    const { templates, total } = await patricia.read(listTemplates, {})
    expect(total).toBeGreaterThanOrEqual(12)
    const { types } = await patricia.read(listTemplateTypes)
    const typeId = types.find(({ name }) => name === 'Contratos')?.id ?? ''
    const contracts = await patricia.read(listTemplates, { typeId })
    expect(contracts.total).toBeLessThan(total)
    expect(templates.map(({ lastRevisionDate }) => toRevisionText(lastRevisionDate))).toContain(
      'Nunca foi revisado',
    )
  })

  it('is filled page by page, and kept while it is', async () => {
    const template = await find('Advertência disciplinar')
    expect(template.draft).toBeNull()
    const preview = createPreview(template.fields, {})(template.html)
    expect(preview).toContainEqual(expect.objectContaining({ text: '__________' }))
    const { form, fill, step, saved, idle, draft } = openForm(patricia, template)
    form.send({ type: 'NEXT' })
    expect(step().toast).toBe('Razão social do empregador é um campo obrigatório')
    for (const field of step().fields) {
      fill(field.name, sampleOf(field))
      await idle()
    }
    expect(saved).toEqual(['creating', 'updating', 'updating'])
    expect(toDraftStatusText(draft.getSnapshot())).toMatch(/^Rascunho salvo às \d\d:\d\d$/)
    form.send({ type: 'NEXT' })
    expect(step()).toMatchObject({ page: 1, isLast: false })
    expect(step().progress.percent).toBe(Math.round((3 / template.fields.length) * 100))
    const again = await find('Advertência disciplinar')
    expect(Object.keys(again.draft?.templateAnswers ?? {})).toHaveLength(3)
    const { templates } = await patricia.read(listTemplates, { name: 'Advertência' })
    expect(templates[0]?.draftSavedAt).not.toBeNull()
  })

  it('goes on from the draft, is made, and reviewed by a demand', async () => {
    const template = await find('Advertência disciplinar')
    const { form, fill, step, saved, made } = openForm(patricia, template)
    form.send({ type: 'SUBMIT' })
    expect(step().page).toBe(1)
    for (const field of template.fields) fill(field.name, sampleOf(field))
    expect(step().progress.percent).toBe(100)
    form.send({ type: 'SUBMIT' })
    expect(form.getSnapshot().value).toBe('asking')
    form.send({ type: 'REVIEW', wanted: true })
    const output = await made()
    expect(saved).not.toContain('creating')

    const demandId = output?.demandId ?? ''
    expect(toPathAfterDocument({ demandId })).toBe(`/demands/${demandId}`)
    const after = await find('Advertência disciplinar')
    expect(after.draft).toBeNull()
    const [document] = after.documents
    expect(document).toMatchObject({ demandId, fields: { cargo: 'Resposta: Cargo' } })

    // The firm reads it in its demand and answers.
    const { documents } = await helena.read(listDocuments, { demandId })
    expect(documents.map(({ id }) => id)).toEqual([document?.id])
    const { text } = await textOf(helena, documents[0]?.id ?? '')
    expect(text).toContain('verificou-se o seguinte: Resposta: Descrição do fato.')
    expect(text).toContain('em 01/12/2026')
    await helena.run(updateDemandStatus, {
      id: demandId,
      statusKey: 'FINISHED',
      message: 'Revisado, sem ressalvas.',
    })
    expect((await patricia.read(getDemand, { id: demandId })).statusKey).toBe('FINISHED')
    const { items } = await patricia.read(listDemandItems, { id: demandId })
    expect(items.map(({ type }) => type)).toContain('DOCUMENT')
    expect(patricia.titles()).toEqual([])
  })

  it('is made without a review, each answer said as what it means', async () => {
    const template = await find('Contrato de Prestação de Serviços')
    const { form, fill, made } = openForm(patricia, template)
    for (const field of template.fields) fill(field.name, sampleOf(field))
    form.send({ type: 'SUBMIT' })
    form.send({ type: 'REVIEW', wanted: false })
    expect(toPathAfterDocument((await made()) ?? { demandId: 'none' })).toBe('/')
    const { documents, draft } = await find('Contrato de Prestação de Serviços')
    expect(draft).toBeNull()
    const { text, pages } = await textOf(patricia, documents[0]?.id ?? '')
    // A long word may be broken across lines.
    const letters = (part: string) => part.replaceAll(/\s/g, '')
    for (const field of template.fields) {
      if (field.type === 'text') expect(letters(text)).toContain(letters(sampleOf(field)))
    }
    expect(text).not.toContain('{{')
    expect(text.replaceAll('\u00a0', ' ')).toContain('R$ 1.500,00 (mil e quinhentos reais)')
    expect(text).toContain('CNPJ nº 11.222.333/0001-81')
    expect(text).toContain('com aviso de 15 (quinze) dias')
    expect(text).toContain('sem revisão de advogado')
    expect(text).toContain(`Página ${pages.length} de ${pages.length}`)
  })

  it('is refused with the field that is wrong, and then the form is still there', async () => {
    const template = await find('Procuração particular')
    // It comes with the demo firm.
    expect(template.draft?.templateAnswers.outorgado_nome).toBe('Letícia Moura')
    const templateData = { outorgante_nome: 'Brisa' }
    const work = patricia.run(createTemplateDocument, {
      id: template.id,
      templateData,
      documentRevised: false,
    })
    await expect(work).rejects.toMatchObject({
      status: 400,
      message: 'CPF ou CNPJ do outorgante é um campo obrigatório',
    })
    expect((await find('Procuração particular')).draft).not.toBeNull()
  })

  it('is blocked for who owes a payment, from the first day on', async () => {
    const late = await server.enter('user@carencia.example')
    expect(await codeOf(late.read(listTemplates, {}))).toBe('ACCESS_PAYMENT_OVERDUE')
    const single = await server.enter('user@avulso.example')
    expect(await codeOf(single.read(listTemplateTypes))).toBe('ACCESS_TOOL_NOT_CONTRACTED')
  })
})

describe('the firm', () => {
  it('writes a template, revises it, and takes it out of use', async () => {
    const type = await helena.run(createFirmTemplateType, { name: 'Quitações' })
    await helena.run(updateFirmTemplateType, { id: type.id, name: 'Recibos' })
    const body = {
      name: 'Recibo de aluguel',
      description: 'Quitação do aluguel de um mês.',
      typeId: type.id,
      html: '<h1>Recibo</h1><p>{{locatario}} pagou o aluguel de {{mes}}.</p>',
      fields: [
        { name: 'locatario', label: 'Nome do locatário', type: 'text' as const },
        { name: 'mes', label: 'Mês', type: 'text' as const },
      ],
    }
    const refused = helena.run(createFirmTemplate, { ...body, html: `${body.html}<img src=x>` })
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'VALIDATION' })
    const { id } = await helena.run(createFirmTemplate, body)
    const seen = await find('Recibo de aluguel')
    expect(toRevisionText(seen.lastRevisionDate)).toBe('Nunca foi revisado')

    await helena.read(getFirmTemplate, { id })
    await helena.run(updateFirmTemplate, { id, lastRevisionDate: '2026-03-10' })
    expect(toRevisionText((await find('Recibo')).lastRevisionDate)).toBe('10/03/2026')
    const late = helena.run(updateFirmTemplate, { id, name: 'Outro', version: '"1"' })
    await expect(late).rejects.toMatchObject({ status: 412 })

    expect(await codeOf(helena.run(deleteFirmTemplateType, { id: type.id }))).toBe(
      'TEMPLATE_TYPE_IN_USE',
    )
    await helena.run(updateFirmTemplate, { id, active: false, typeId: null })
    await helena.run(deleteFirmTemplateType, { id: type.id })
    expect((await patricia.read(listTemplates, { name: 'Recibo de aluguel' })).total).toBe(0)
    const { templates } = await helena.read(listFirmTemplates, { name: 'Recibo de aluguel' })
    expect(templates[0]).toMatchObject({ id, active: false, type: null, documents: 0 })
  })

  it('was answered by the server in each of its calls', () => server.expectAnswered('templates'))
})
