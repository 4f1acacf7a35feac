import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { customerIdOf, idOf, testStart, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { templateDraft, useTemplates } from '../../testing/test-templates.ts'

const { html, fields } = templateDraft

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

describe('the firm', () => {
  it('writes once for a key, and sees what is out of use', async () => {
    const headers = { 'idempotency-key': 'one-template' }
    const first = await on.write({ active: false }, headers)
    expect([first.status, first.headers.etag]).toEqual([201, '"1"'])
    expect((await on.write({ active: false }, headers)).body).toEqual(first.body)
    const { body } = await portal.call('listFirmTemplates', { as: 'rui' })
    expect(body).toMatchObject({ total: 1, templates: [{ active: false, documents: 0 }] })
    const { id } = first.body
    const one = await portal.call('getFirmTemplate', { as: 'rui', params: { id } })
    expect(one.body).toEqual(first.body)
    expect(
      (await portal.call('getFirmTemplate', { as: 'rui', params: { id: idOf('none') } })).status,
    ).toBe(404)
  })

  it.each<[string, object, string, string]>([
    ['a picture', { html: `${html}<img src=x>` }, 'html', 'Não aceita: <img src=x>'],
    ['an attribute', { html: html.replace('<p>', '<p onclick="x">') }, 'html', 'onclick'],
    ['a script', { html: `${html}<script>` }, 'html', '<script>'],
    ['a comment', { html: `${html}<!-- -->` }, 'html', '<!--'],
    ['an open tag', { html: `${html}<p` }, 'html', 'incompleta'],
    ['a place that is no field', { html: `${html}{{outro}}` }, 'html', '{{outro}} não corresponde'],
    ['a field without a place', { html: html.replace('{{valor}}', '') }, 'fields', 'Valor mensal'],
    ['a name twice', { fields: [...fields, fields[0]] }, 'fields', 'locador'],
    ['a blank name', { name: ' ' }, 'name', 'obrigatório'],
    ['an unknown type', { typeId: idOf('none') }, 'code', 'TEMPLATE_TYPE_INVALID'],
    ['a name that is no key', { fields: [{ ...fields[0], name: '__proto__' }] }, 'fields', ''],
    ['no field', { fields: [] }, 'fields', ''],
  ])('cannot write %s', async (_, wrong, field, text) => {
    const { status, problem } = await on.write(wrong)
    expect(status).toBe(400)
    if (field === 'code') expect(problem.code).toBe(text)
    else expect(Object.entries(problem.errors ?? {}).join()).toMatch(new RegExp(`^${field}`))
    if (field !== 'code') expect(problem.message).toContain(text)
  })

  it('changes text, fields and the day of the revision, a version at a time', async () => {
    const id = await on.plant()
    const update = (body: object, headers = {}) =>
      portal.call('updateFirmTemplate', { as: 'lia', params: { id }, body, headers })
    const before = (await on.get(id)).body.fields
    const revised = await update({ lastRevisionDate: '2026-03-10' }, { 'if-match': '"1"' })
    expect([revised.status, revised.headers.etag]).toEqual([200, '"2"'])
    expect((await on.get(id)).body.lastRevisionDate).toBe('2026-03-10')
    const late = await update({ name: 'Outro' }, { 'if-match': '"1"' })
    expect(late.problem).toMatchObject({ status: 412, errors: { name: 'Contrato de Locação' } })
    expect((await update({ html: '<p>sem campos</p>' })).problem.errors).toHaveProperty('fields')
    const reordered = await update({ fields: [...fields].reverse(), active: false })
    expect(reordered.body).toMatchObject({ active: false })
    expect(reordered.body.fields.map(({ index }) => index)).toEqual([1, 2, 3, 4])
    expect(reordered.body.fields.map(({ id }) => id)).toEqual(before.map(({ id }) => id).reverse())
    expect((await update({})).status).toBe(400)
  })

  it('repeats a change of the fields whose answer was lost, and is shown what others changed', async () => {
    const id = await on.plant()
    const update = (body: object) =>
      portal.call('updateFirmTemplate', {
        as: 'lia',
        params: { id },
        body,
        headers: { 'if-match': '"1"' },
      })
    const change = { name: 'Locação', fields: [...fields].reverse() }
    expect((await update(change)).status).toBe(200)
    expect((await update(change)).status).toBe(200)
    const late = await update({ ...change, name: 'Outro' })
    expect(late.problem).toMatchObject({ status: 412, errors: { name: 'Locação' } })
    expect(late.problem.errors).not.toHaveProperty('fields')
  })

  it('keeps what was made of a template as it is', async () => {
    const id = await on.plant()
    const { body } = await on.make(id)
    await portal.call('updateFirmTemplate', {
      as: 'lia',
      params: { id },
      body: { html: '<p>{{locador}}</p>', fields: fields.slice(0, 1) },
    })
    const { text } = await readPdf((await on.download(body.document.id)).bytes)
    expect(text).toContain('R$ 2.500,00')
    const { body: listed } = await portal.call('listFirmTemplates', { as: 'lia' })
    expect(listed.templates[0]?.documents).toBe(1)
  })

  it('sorts by types, each of its own name, and deletes those that are unused', async () => {
    const add = (name: string) =>
      portal.call('createFirmTemplateType', { as: 'lia', body: { name } })
    const { body: contracts } = await add('Contratos')
    const { body: other } = await add('Outros')
    expect((await add('CONTRATOS')).problem.code).toBe('TEMPLATE_TYPE_EXISTS')
    const rename = (id: string, name: string) =>
      portal.call('updateFirmTemplateType', { as: 'lia', params: { id }, body: { name } })
    expect((await rename(other.id, 'contratos')).problem.code).toBe('TEMPLATE_TYPE_EXISTS')
    expect((await rename(other.id, 'Societário')).body.name).toBe('Societário')
    await on.plant({ typeId: contracts.id })
    const remove = (id: string) =>
      portal.call('deleteFirmTemplateType', { as: 'lia', params: { id } })
    expect((await remove(contracts.id)).problem.code).toBe('TEMPLATE_TYPE_IN_USE')
    expect((await remove(other.id)).status).toBe(204)
    expect((await remove(other.id)).status).toBe(404)
  })

  it('alone writes', async () => {
    const id = await on.plant()
    for (const as of ['ana', 'sofia'] as const) {
      const calls = [
        portal.call('listFirmTemplates', { as }),
        portal.call('getFirmTemplate', { as, params: { id } }),
        portal.call('createFirmTemplate', { as, body: templateDraft }),
        portal.call('updateFirmTemplate', { as, params: { id }, body: { active: false } }),
        portal.call('createFirmTemplateType', { as, body: { name: 'x' } }),
      ]
      for (const call of calls) expect((await call).problem.code).toBe('STAFF_ONLY')
    }
    const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
    await portal.database.tenant(ana, (transaction) =>
      transaction.run(plainCommand(`update templates set html = 'x'`)),
    )
    expect((await on.get(id)).body.html).toBe(html)
  })
})
