import { DOCUMENT_REVIEW_TYPE } from '@tramite/core/demands'
import { createPreview } from '@tramite/core/templates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { readDocx } from '../../testing/read-docx.ts'
import { fontsOf, readPdf } from '../../testing/read-pdf.ts'
import { selectRows } from '../../testing/test-finance.ts'
import type { PersonName } from '../../testing/test-firm.ts'
import { testStart, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { templateAnswers, useTemplates } from '../../testing/test-templates.ts'

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

describe('a document', () => {
  it('is a PDF with every answer, of the user, and the draft is gone', async () => {
    const id = await on.plant()
    await on.keep(id, templateAnswers)
    const { status, body } = await on.make(id)
    expect(status).toBe(201)
    const { document, demandId } = body
    expect(demandId).toBeNull()
    expect(document).toMatchObject({
      fields: templateAnswers,
      demandId: null,
      userId: userIdOf('ana'),
      userType: 'CUSTOMER',
      status: 'waiting',
      fileType: 'application/pdf',
    })
    const [, number] = /^Contrato de Locação nº (\d+)$/.exec(document.name) ?? []
    const { bytes, fileName } = await on.download(document.id)
    expect(fileName).toBe(`contrato-de-locacao-${number}.pdf`)
    expect(bytes.byteLength).toBe(document.fileSize)
    const { text, info, foreign } = await readPdf(bytes)
    for (const part of [
      'João Antônio da Conceição aluga um galpão\nem Suzano.',
      'R$ 2.500,00',
      'Vigência a partir de 01/04/2026; assina João Antônio da Conceição.',
      `Documento nº ${number}`,
      'Página 1 de 1',
    ]) {
      expect(text).toContain(part)
    }
    expect(info.Title).toBe(document.name)
    expect(foreign).toBe(0)
    expect(fontsOf(bytes).embedded).toBe(fontsOf(bytes).described)

    const word = await on.download(document.id, { format: 'docx' })
    expect(document.wordFile).toEqual({
      fileName: `contrato-de-locacao-${number}.docx`,
      fileSize: word.bytes.byteLength,
    })
    expect(word.fileName).toBe(document.wordFile?.fileName)
    const written = await readDocx(word.bytes)
    expect(written.paragraphs.map(({ text, style }) => [style, text])).toEqual([
      ['Heading1', 'Contrato de Locação'],
      ['', 'João Antônio da Conceição aluga um galpão\nem Suzano.'],
      ['', 'Condição'],
      ['', 'Ajuste'],
      ['', 'Aluguel'],
      ['', 'R$ 2.500,00'],
      ['', ''],
      ['', 'Vigência a partir de 01/04/2026; assina João Antônio da Conceição.'],
    ])
    expect(written.paragraphs[1]?.bold).toBe('João Antônio da Conceição')
    expect(written.foot[0]).toContain(`Documento nº ${number}`)

    const page = await on.get(id)
    expect(page.body).toMatchObject({ draft: null, documents: [document] })
    expect((await on.get(id, { as: 'ana', business: 'aurora-2' })).body.documents).toEqual([])
    for (const other of ['bruno', 'sofia', 'davi'] as const) {
      expect((await on.get(id, { as: other })).body.documents).toEqual([])
    }
    expect((await portal.call('listDocuments', { as: 'ana' })).body.documents).toEqual([])
    const foreignRead = await portal.call('getDocument', {
      as: 'davi',
      params: { id: document.id },
    })
    expect(foreignRead.status).toBe(404)
  })

  it('is numbered, newest first', async () => {
    const id = await on.plant()
    const first = await on.make(id)
    const second = await on.make(id, { templateData: { ...templateAnswers, locador: 'Outro' } })
    const numbers = [first, second].map(({ body }) => Number(/\d+$/.exec(body.document.name)?.[0]))
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
    const { body } = await on.get(id)
    expect(body.documents.map(({ id }) => id)).toEqual([
      second.body.document.id,
      first.body.document.id,
    ])
    // The template includes the newest ones; this reads on to the oldest.
    const page = (query: object, as: PersonName = 'ana') =>
      portal.call('listDocuments', { as, query: { templateId: id, ...query } })
    const { body: newest } = await page({ limit: 1 })
    expect(newest).toMatchObject({ documents: [second.body.document], total: 2 })
    const { body: rest } = await page({ limit: 1, cursor: newest.nextCursor ?? '' })
    expect(rest).toMatchObject({ documents: [first.body.document], nextCursor: null })
    for (const other of ['bruno', 'lia'] as const) {
      expect((await page({}, other)).body.documents).toEqual([])
    }
  })

  it('is listed for its maker without its template, which a closed generator does not give', async () => {
    const { body: made } = await on.make(await on.plant())
    await on.removeAll()
    const list = async (as: PersonName, query: object) =>
      (await portal.call('listDocuments', { as, query })).body.documents.map(({ id }) => id)
    expect(await list('ana', { own: true })).toContain(made.document.id)
    expect(await list('ana', {})).not.toContain(made.document.id)
    expect(await list('ana', { own: false })).not.toContain(made.document.id)
    expect(await list('bruno', { own: true })).not.toContain(made.document.id)
  })

  it('fills every field, beyond the 29 of the preview', async () => {
    const many = Array.from({ length: 60 }, (_, i) => `campo_${i + 1}`)
    const text = many.map((name) => `<p>[{{${name}}}]</p>`).join('')
    const id = await on.plant({
      html: text,
      fields: many.map((name) => ({ name, label: name, type: 'text' })),
    })
    const templateData = Object.fromEntries(many.map((name, i) => [name, `valor${i + 1}`]))
    const { body } = await on.make(id, { templateData })
    const { text: shown } = await readPdf((await on.download(body.document.id)).bytes)
    expect(Array.from(shown.matchAll(/\[(.*?)\]/g), ([, value]) => value)).toEqual(
      many.map((_, i) => `valor${i + 1}`),
    )
    const { body: template } = await on.get(id)
    const preview = createPreview(template.fields, templateData)(template.html)
    const filled = preview.filter((piece) => typeof piece !== 'string')
    expect(filled.map(({ text }) => text)).toEqual(many.slice(0, 29).map((_, i) => `valor${i + 1}`))
    expect(preview.at(-1)).toContain('[{{campo_30}}]')
  })

  it.each([
    '<img src=file:///etc/passwd>',
    '<script>alert(1)</script>',
    '{{valor}} {{objeto}}',
    '</p></td></table><h1>Novo título</h1>',
    '&lt;b&gt; & &amp; "aspas" $& $1 \\',
    '__proto__ constructor',
  ])('says just what was answered: %s', async (locador) => {
    const { body } = await on.make(await on.plant(), {
      templateData: { ...templateAnswers, locador },
    })
    const { text, foreign } = await readPdf((await on.download(body.document.id)).bytes)
    const word = await readDocx((await on.download(body.document.id, { format: 'docx' })).bytes)
    const plain = (value: string) => value.replaceAll(/\s+/g, '')
    for (const said of [text, word.text]) {
      expect(plain(said).split(plain(locador))).toHaveLength(3)
    }
    expect(text).not.toContain('root:')
    expect(foreign).toBe(0)
  })

  it.each<[string, object, string, string, string]>([
    [
      'a missing answer',
      { objeto: undefined },
      'objeto',
      'Este campo é obrigatório',
      'Objeto é um campo obrigatório',
    ],
    [
      'a blank answer',
      { locador: ' \n ' },
      'locador',
      'Este campo é obrigatório',
      'Nome do locador é um campo obrigatório',
    ],
    ['no number', { valor: 'muito' }, 'valor', 'Informe um número', 'Informe um número'],
    ['no day', { inicio: '2026-02-30' }, 'inicio', 'Data inválida', 'Data inválida'],
    [
      'an unknown field',
      { outro: 'x' },
      'outro',
      'Este campo não faz parte do documento',
      'Este campo não faz parte do documento',
    ],
  ])('is refused for %s', async (_, wrong, field, error, message) => {
    const id = await on.plant()
    const { status, problem } = await on.make(id, {
      templateData: { ...templateAnswers, ...wrong },
    })
    expect([status, problem.code, problem.message]).toEqual([400, 'VALIDATION', message])
    expect(problem.errors).toEqual({ [field]: error })
    expect(await selectRows(portal, `select 1 from documents where template_id = '${id}'`)).toEqual(
      [],
    )
  })

  it('is made once for a key', async () => {
    const id = await on.plant()
    const headers = { 'idempotency-key': 'one-document' }
    const first = await on.make(id, { documentRevised: true }, { headers })
    expect(first.status).toBe(201)
    // By now the quota is used up.
    await portal.database.query(
      `insert into files (key, user_id, customer_id, created_at, file_name, content_type, size, type)
        select $1, id, customer_id, created_at, $2, $2, $3, 'DOCUMENT' from users where id = $4`,
      ['full', 'x.pdf', 1e15, userIdOf('ana')],
    )
    const state = () =>
      selectRows(
        portal,
        `select (select last_value from template_documents_number_seq) as number,
          (select count(*) from files) as files`,
      )
    const before = await state()
    const again = await on.make(id, { documentRevised: true }, { headers })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await state()).toEqual(before)
    expect((await on.make(id)).problem.code).toBe('FILES_QUOTA_EXCEEDED')
    await portal.database.query("delete from files where key = 'full'")
    expect((await on.get(id)).body.documents).toHaveLength(1)
  })
})

describe('a document for review', () => {
  it('raises a demand that holds it', async () => {
    const id = await on.plant()
    await on.keep(id, templateAnswers, { as: 'ana', business: 'aurora-2' })
    const { body } = await on.make(id, { documentRevised: true }, { business: 'aurora-2' })
    const { document, demandId } = body
    expect(document).toMatchObject({
      demandId,
      demand: { name: `Revisão do documento ${document.name}` },
    })
    const params = { id: demandId ?? '' }
    const demand = await portal.call('getDemand', { as: 'ana', params, business: 'aurora-2' })
    expect(demand.body).toMatchObject({
      statusKey: 'OPEN',
      userId: userIdOf('ana'),
      unread: false,
      demandTypeName: DOCUMENT_REVIEW_TYPE,
    })
    expect(demand.body.description).toContain(document.name)
    const items = await portal.call('listDemandItems', { as: 'lia', params })
    expect(items.body.items).toMatchObject([
      {
        type: 'DOCUMENT',
        content: document.name,
        attachments: [{ name: document.fileName }, { name: document.wordFile?.fileName }],
      },
    ])
    // Both files are the document itself, not attachments.
    const beside = await portal.call('listDemandAttachments', { as: 'lia', params })
    expect(beside.body).toMatchObject({ attachments: [], total: 0 })
    for (const { key } of items.body.items[0]?.attachments ?? []) {
      for (const as of ['ana', 'lia'] as const) {
        expect((await portal.call('createDownload', { as, query: { key } })).status).toBe(200)
      }
      expect((await portal.call('createDownload', { as: 'davi', query: { key } })).status).toBe(404)
    }
    const inDemand = { query: { demandId: demandId ?? '' } }
    for (const as of ['ana', 'lia'] as const) {
      const listed = await portal.call('listDocuments', { as, ...inDemand })
      expect(listed.body.documents.map(({ id }) => id)).toEqual([document.id])
    }
    expect((await on.get(id, { as: 'ana', business: 'aurora-2' })).body.draft).toBeNull()
    await portal.settle()
    const told = await portal.call('listNotifications', { as: 'ana' })
    expect(told.body.notifications).toEqual([])
  })
})

describe('the .docx of a document', () => {
  it('is for whoever sees the document, and stands in no other format', async () => {
    const { body } = await on.make(await on.plant(), { documentRevised: true })
    const params = { id: body.document.id }
    const ask = (as: 'ana' | 'lia' | 'davi' | null, query: object = { format: 'docx' }) =>
      portal.call('downloadDocument', { ...(as && { as }), params, query })
    for (const as of ['ana', 'lia'] as const) {
      expect((await ask(as)).body.fileName).toMatch(/^contrato-de-locacao-\d+\.docx$/)
    }
    expect((await ask('davi')).status).toBe(404)
    expect((await ask(null)).status).toBe(401)
    expect((await ask('ana', { format: 'odt' })).status).toBe(400)
  })

  it('is fetched as its .pdf is, also when no entry of the demand holds them', async () => {
    const { body } = await on.make(await on.plant(), { documentRevised: true })
    const params = { id: body.demandId ?? '' }
    const { body: list } = await portal.call('listDemandItems', { as: 'lia', params })
    const keys = list.items[0]?.attachments.map(({ key }) => key) ?? []
    await portal.database.query(
      "update process_items set attachments = '[]' where demand_id = $1",
      [params.id],
    )
    const statuses = keys.map(async (key) => {
      const answer = await portal.call('createDownload', { as: 'ana', query: { key } })
      return answer.status
    })
    expect(await Promise.all(statuses)).toEqual([200, 200])
  })

  it('is hidden and shown with the document', async () => {
    const { body } = await on.make(await on.plant(), { documentRevised: true })
    const params = { id: body.document.id }
    const show = (wasSendToCustomer: boolean) =>
      portal.call('updateFirmDocument', {
        as: 'lia',
        params,
        headers: { 'if-match': '*' },
        body: { customFields: { wasSendToCustomer } },
      })
    const [item] = (
      await portal.call('listDemandItems', { as: 'lia', params: { id: body.demandId ?? '' } })
    ).body.items
    const keys = item?.attachments.map(({ key }) => key) ?? []
    const answers = async () => [
      (await portal.call('downloadDocument', { as: 'ana', params, query: { format: 'docx' } }))
        .status,
      ...(await Promise.all(
        keys.map(async (key) => {
          const { status } = await portal.call('createDownload', { as: 'ana', query: { key } })
          return status
        }),
      )),
    ]
    expect((await show(false)).status).toBe(200)
    expect(await answers()).toEqual([404, 404, 404])
    expect((await show(true)).status).toBe(200)
    expect(await answers()).toEqual([200, 200, 200])
  })

  it('is 404 of a document that nobody made of a template', async () => {
    const { body } = await on.make(await on.plant())
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('update documents set word_file = null where id = $1', [body.document.id]),
      ),
    )
    const params = { id: body.document.id }
    const asked = await portal.call('downloadDocument', {
      as: 'ana',
      params,
      query: { format: 'docx' },
    })
    expect(asked.status).toBe(404)
    expect((await portal.call('downloadDocument', { as: 'ana', params })).status).toBe(200)
    const read = await portal.call('getDocument', { as: 'ana', params })
    expect(read.body.wordFile).toBeNull()
  })
})
