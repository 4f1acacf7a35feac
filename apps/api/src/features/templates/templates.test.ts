import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { templateDrafts } from '../../tables/templates.table.ts'
import { selectRows } from '../../testing/test-finance.ts'
import {
  customerIdOf,
  idOf,
  type PersonName,
  testStart,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { templateAnswers, templateDraft, useTemplates } from '../../testing/test-templates.ts'

const { html } = templateDraft

let portal: TestPortal
let on: ReturnType<typeof useTemplates>
beforeAll(async () => {
  portal = await startTestPortal()
  on = useTemplates(portal)
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.time.now = testStart
  await on.removeAll()
})

describe('the list', () => {
  it('shows templates in use, in the order in which they were made, by type and name', async () => {
    const { body: type } = await portal.call('createFirmTemplateType', {
      as: 'lia',
      body: { name: 'Contratos' },
    })
    const first = await on.plant({
      name: 'Locação',
      typeId: type.id,
      lastRevisionDate: '2026-02-10',
    })
    await on.plant({ name: 'Advertência' })
    await on.plant({ name: 'Antigo', active: false })
    const list = async (query: object = {}) =>
      (await portal.call('listTemplates', { as: 'ana', query: { ...query } })).body
    expect(await list()).toMatchObject({
      total: 2,
      nextCursor: null,
      templates: [
        { id: first, name: 'Locação', type, lastRevisionDate: '2026-02-10', draftSavedAt: null },
        { name: 'Advertência', type: null, lastRevisionDate: null },
      ],
    })
    expect((await list({ typeId: type.id })).templates.map(({ name }) => name)).toEqual(['Locação'])
    expect((await list({ name: 'ADVERTENCIA' })).total).toBe(1)
    expect((await list({ name: 'ência advert' })).total).toBe(1)
    const page = await list({ limit: 1 })
    const next = await list({ limit: 1, cursor: page.nextCursor })
    expect([...page.templates, ...next.templates].map(({ name }) => name)).toEqual([
      'Locação',
      'Advertência',
    ])
    const types = await portal.call('listTemplateTypes', { as: 'davi' })
    expect(types.body).toEqual({ types: [type], total: 1 })
  })
})

describe('one template', () => {
  it('has its fields, and neither draft nor documents at first', async () => {
    const id = await on.plant()
    const { status, headers, body } = await on.get(id)
    expect([status, headers.etag]).toEqual([200, '"0"'])
    expect(body).toMatchObject({ name: 'Contrato de Locação', draft: null, documents: [], html })
    expect(body.fields.map(({ index, placeholder }) => [index, placeholder])).toEqual([
      [1, '{{locador}}'],
      [2, '{{objeto}}'],
      [3, '{{valor}}'],
      [4, '{{inicio}}'],
    ])
    expect(body.fields[0]).toMatchObject({ templateId: id, label: 'Nome do locador', type: 'text' })
  })

  it('is unknown when it is out of use, and to nobody else', async () => {
    const id = await on.plant({ active: false })
    expect((await on.get(id)).status).toBe(404)
    expect((await on.get(idOf('none'))).status).toBe(404)
    expect((await on.make(id)).status).toBe(404)
    expect((await on.keep(id, {})).status).toBe(404)
    expect((await on.get(await on.plant(), { as: 'rui' })).body).toMatchObject({
      draft: null,
      documents: [],
    })
  })
})

describe('who may', () => {
  it.each<[PersonName, string]>([
    ['olga', 'ACCESS_OVERDUE'],
    ['gil', 'ACCESS_PAYMENT_OVERDUE'],
    ['saulo', 'ACCESS_SUSPENDED'],
    ['caio', 'ACCESS_CHURNED'],
    ['elisa', 'ACCESS_TOOL_NOT_CONTRACTED'],
  ])('not %s', async (as, code) => {
    const id = await on.plant()
    const calls = [
      portal.call('listTemplates', { as }),
      portal.call('listTemplateTypes', { as }),
      on.get(id, { as }),
      on.keep(id, {}, { as }),
      on.change(id, {}, { as }),
      on.make(id, {}, { as }),
    ]
    for (const call of calls) expect((await call).problem.code).toBe(code)
  })

  it('a specific-demand customer with the tool, but not ask for a review', async () => {
    const id = await on.plant()
    const set = (access: string) =>
      portal.database.system((transaction) =>
        transaction.run(
          plainCommand(`update customers set customer_access = '${access}'
        where id = '${customerIdOf('specific')}'`),
        ),
      )
    await set('{"Gerador de documentos"}')
    expect((await on.get(id, { as: 'elisa' })).status).toBe(200)
    const refused = await on.make(id, { documentRevised: true }, { as: 'elisa' })
    expect(refused.problem.code).toBe('ACCESS_SPECIFIC_DEMAND')
    expect((await on.make(id, {}, { as: 'elisa' })).status).toBe(201)
    await set('{Lembretes}')
  })

  it('staff read, but have no drafts and documents of their own', async () => {
    const id = await on.plant()
    expect((await portal.call('listTemplates', { as: 'lia' })).body.total).toBe(1)
    for (const call of [
      on.keep(id, {}, { as: 'lia' }),
      on.change(id, {}, { as: 'lia' }),
      on.make(id, {}, { as: 'lia' }),
    ]) {
      expect((await call).problem.code).toBe('CUSTOMER_ONLY')
    }
  })

  it('nobody without a business', async () => {
    const id = await on.plant()
    expect((await on.get(id, { as: 'nina' })).body.draft).toBeNull()
    expect((await on.keep(id, {}, { as: 'nina' })).problem.code).toBe('NO_BUSINESS')
    expect((await on.make(id, {}, { as: 'nina' })).problem.code).toBe('NO_BUSINESS')
  })
})

describe('a draft', () => {
  it('is one for each user, business and template', async () => {
    const id = await on.plant()
    const { status, body } = await on.keep(
      id,
      { locador: 'João' },
      { as: 'ana', business: 'aurora-1' },
    )
    expect(status).toBe(201)
    expect(body).toEqual({
      templateAnswers: { locador: 'João' },
      updatedAt: testStart.toISOString(),
    })
    expect((await on.get(id, { as: 'ana', business: 'aurora-1' })).body.draft).toEqual(body)
    expect((await on.get(id, { as: 'ana' })).body.draft).toEqual(body)
    for (const [as, business] of [['ana', 'aurora-2'], ['bruno'], ['sofia'], ['davi']] as const) {
      expect((await on.get(id, { as, ...(business && { business }) })).body.draft).toBeNull()
    }
    const list = async (business: string, query = {}, as: PersonName = 'ana') =>
      (await portal.call('listTemplates', { as, business, query })).body
    const savedAt = async (business: string) =>
      (await list(business)).templates.map(({ draftSavedAt }) => draftSavedAt)
    expect(await savedAt('aurora-1')).toEqual([testStart.toISOString()])
    expect(await savedAt('aurora-2')).toEqual([null])
    const other = await on.plant({ name: 'Outro modelo' })
    const begun = async (hasDraft: boolean, business = 'aurora-1', as: PersonName = 'ana') => {
      const { templates, total } = await list(business, { hasDraft }, as)
      expect(total).toBe(templates.length)
      return templates.map(({ id }) => id)
    }
    expect([await begun(true), await begun(false)]).toEqual([[id], [other]])
    expect(await begun(true, 'aurora-2')).toEqual([])
    expect(await begun(true, 'aurora-1', 'bruno')).toEqual([])
    const wrong = { as: 'ana', business: 'aurora-1', query: { hasDraft: 'talvez' } } as const
    expect((await portal.call('listTemplates', wrong)).status).toBe(400)
    await on.keep(id, { locador: 'Outro' }, { as: 'ana', business: 'aurora-2' })
    expect(await selectRows(portal, 'select 1 from template_drafts')).toHaveLength(2)
  })

  it('is never there twice, however often it is begun', async () => {
    const id = await on.plant()
    const made = await Promise.all(['a', 'b', 'c'].map((locador) => on.keep(id, { locador })))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await selectRows(portal, 'select 1 from template_drafts')).toHaveLength(1)
  })

  it('is changed, and gone when it is gone', async () => {
    const id = await on.plant()
    expect((await on.change(id, { locador: 'x' })).status).toBe(404)
    await on.keep(id, { locador: 'João' })
    portal.time.now = new Date('2026-03-10T12:03:00.000Z')
    const { body } = await on.change(id, { locador: '', objeto: 'casa' })
    expect(body).toEqual({
      templateAnswers: { locador: '', objeto: 'casa' },
      updatedAt: '2026-03-10T12:03:00.000Z',
    })
    expect((await on.change(id, {}, { as: 'bruno' })).status).toBe(404)
  })

  it('refuses to write over what was saved since it was read, and shows that', async () => {
    const id = await on.plant()
    const versionOf = async (as: PersonName = 'ana') => (await on.get(id, { as })).headers.etag
    const over = (etag: unknown) => ({ headers: { 'if-match': String(etag) } })
    const none = await versionOf()
    const begun = await Promise.all(
      ['João', 'Rui'].map((locador) => on.keep(id, { locador }, over(none))),
    )
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 412])
    const [stands] = begun.flatMap(({ status, body }) => (status === 201 ? [body] : []))
    expect((await on.get(id)).body.draft).toEqual(stands)
    const first = await versionOf()
    const changed = await on.change(id, { locador: 'Ana' }, over(first))
    expect([changed.status, changed.headers.etag]).toEqual([200, await versionOf()])
    // Nothing is taken away either by who has not seen it.
    for (const answers of [{ locador: 'Bia' }, { objeto: 'casa' }, {}]) {
      const { status, problem, headers } = await on.change(id, answers, over(first))
      expect([status, problem.code, headers.etag]).toEqual([
        412,
        'PRECONDITION_FAILED',
        changed.headers.etag,
      ])
      expect(problem.errors).toMatchObject({ locador: 'Ana' })
    }
    expect((await on.keep(id, { locador: 'Bia' }, over(none))).status).toBe(412)
    expect((await on.get(id)).body.draft?.templateAnswers).toEqual({ locador: 'Ana' })
    // What stands already is nobody's loss.
    expect((await on.change(id, { locador: 'Ana' }, over(first))).status).toBe(200)
    expect((await on.change(id, { locador: 'Bia' }, over(await versionOf()))).status).toBe(200)
    expect(await versionOf('bruno')).toBe(none)
    expect((await on.change(id, {}, { as: 'bruno', ...over(none) })).status).toBe(404)
  })

  it('refuses a long answer', async () => {
    const { status, problem } = await on.keep(await on.plant(), { objeto: 'x'.repeat(20_001) })
    expect([status, problem.code]).toEqual([400, 'VALIDATION'])
    expect(Object.keys(problem.errors ?? {}).join()).toContain('objeto')
  })

  it('goes on for a form that was opened before the firm took a field away', async () => {
    const id = await on.plant()
    const both = { objeto: 'casa', locatario: 'x' }
    expect((await on.keep(id, both)).body.templateAnswers).toEqual({ objeto: 'casa' })
    expect((await on.change(id, both)).body.templateAnswers).toEqual({ objeto: 'casa' })
    const { rows } = await portal.database.query('select answers from template_drafts')
    expect(rows).toContainEqual({ answers: { objeto: 'casa' } })
    expect(
      (await on.make(id, { templateData: { ...templateAnswers, locatario: 'x' } })).status,
    ).toBe(400)
  })

  it('hides answers to fields that the firm took away, until they are back', async () => {
    const id = await on.plant()
    const offer = (body: { readonly html: string; readonly fields: readonly object[] }) =>
      portal.call('updateFirmTemplate', { as: 'lia', params: { id }, body })
    const { locador } = templateAnswers
    await on.keep(id, templateAnswers)
    await offer({ html: '<p>{{locador}}</p>', fields: templateDraft.fields.slice(0, 1) })
    expect((await on.get(id)).body.draft?.templateAnswers).toEqual({ locador })
    await on.change(id, { locador: 'Rui' })
    expect((await on.keep(id, { locador, objeto: 'casa' })).body.templateAnswers).toEqual({
      locador,
    })
    await offer({ html: templateDraft.html, fields: templateDraft.fields })
    expect((await on.get(id)).body.draft?.templateAnswers).toEqual({
      ...templateAnswers,
      objeto: 'casa',
    })
    await on.change(id, { locador })
    expect((await on.get(id)).body.draft?.templateAnswers).toEqual({ locador })
  })

  it('is nobody else’s, whatever a handler does', async () => {
    await on.keep(await on.plant(), { locador: 'segredo' })
    const seen = (person: PersonName, customerId: string | null) =>
      portal.database.tenant(
        { customerId, userId: userIdOf(person), staff: customerId === null },
        (transaction) => transaction.run(toCommand(build.select().from(templateDrafts))),
      )
    expect(await seen('ana', customerIdOf('aurora'))).toHaveLength(1)
    expect(await seen('bruno', customerIdOf('aurora'))).toEqual([])
    expect(await seen('lia', null)).toEqual([])
  })
})
