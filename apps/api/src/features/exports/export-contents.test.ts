import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { readZip } from '../../testing/read-zip.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { useExports } from '../../testing/test-exports.ts'
import { registerCustomers } from '../../testing/test-finance.ts'
import { businessIdOf, customerIdOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { addTestActivity, beginTestMapping } from '../../testing/test-mapping.ts'
import {
  fileMark,
  logoOf,
  registerMark,
  uploadBytes,
  uploadContract,
} from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addReminder } from '../../testing/test-reminders.ts'
import { addRiskSector } from '../../testing/test-risk.ts'
import { useTemplates } from '../../testing/test-templates.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await registerCustomers(portal)
})
afterAll(() => portal.close())
const { ask, download, ready } = useExports(() => portal)

/** Makes a new export; returns its entries. */
async function exported(as: PersonName) {
  expect((await ask(as)).status).toBe(201)
  const { id } = await ready(as)
  const { body } = await download(as, id)
  const answer = await portal.app.inject({ url: body.signedUrl })
  expect(answer.headers['content-disposition']).toContain('exportacao-2026-03-10-09h00.zip')
  return readZip(answer.rawPayload)
}
const parsed = (entries: ReadonlyMap<string, string>, name: string) =>
  JSON.parse(entries.get(name) ?? 'null')

describe('an export of everything', () => {
  it('holds what its asker sees, as JSON, CSV and pages, with the files', async () => {
    const file = await upload(portal, 'ana', 'minuta: "final"?.pdf')
    const demand = await raiseDemand(portal, {
      body: { name: '=Distrato; "urgente"', attachments: [file] },
    })
    const params = { id: demand.id }
    await portal.call('postDemandMessage', {
      as: 'ana',
      params,
      body: { content: 'Segue <b>a minuta</b>.' },
    })
    for (const type of ['PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE'] as const) {
      const body = { type, content: 'Só do escritório' }
      expect((await portal.call('createDemandItem', { as: 'lia', params, body })).status).toBe(201)
    }
    await addReminder(portal, { as: 'ana', body: { name: 'Renovar o alvará' } })
    const owner = { as: 'ana', business: 'aurora-1' } as const
    await beginTestMapping(portal, owner)
    await addTestActivity(portal, owner)
    const { id, good } = (await addRiskSector(portal, 'Clientes', ['Há cadastro?'])).question(0)
    const answered = await portal.call('saveRiskAnswerCustomer', {
      ...owner,
      body: { Question_id: id, Answer_id: good },
    })
    expect(answered.status).toBe(201)
    const mark = await registerMark(portal)
    const templates = useTemplates(portal)
    const { document } = (await templates.make(await templates.plant())).body

    const entries = await exported('ana')
    const own = parsed(entries, 'demandas.json').find(({ id }: { id: string }) => id === demand.id)
    expect(own).toMatchObject({ name: '=Distrato; "urgente"', statusKey: 'OPEN' })
    const path = own.attachments[0].path
    expect(path).toMatch(/^arquivos\/[0-9a-f]{10}-minuta_ _final__\.pdf$/)
    expect(entries.get(path)).toBe('%PDF-1.4 conteúdo')
    expect(entries.get('demandas.csv')).toContain(`${demand.externalId};"'=Distrato; ""urgente"""`)
    const [made] = parsed(entries, 'documentos.json')
    expect(made).toMatchObject({ id: document.id, name: document.name })
    expect(entries.get(made.path)).toMatch(/^%PDF-/)
    expect(made.wordPath).toMatch(/^arquivos\/[0-9a-f]{10}-contrato-de-locacao-\d+\.docx$/)
    expect(entries.get(made.wordPath)).toMatch(/^PK/)
    expect(made).not.toHaveProperty('wordFile')
    const page = entries.get(`conversas/${demand.externalId}.html`) ?? ''
    expect(page).toContain('Segue &lt;b&gt;a minuta&lt;/b&gt;.')
    // Otherwise a long word would make the page wider than the window.
    expect(page).toMatch(/body{[^}]*overflow-wrap:break-word}/)
    expect(parsed(entries, `conversas/${demand.externalId}.json`).items.length).toBeGreaterThan(0)
    expect(parsed(entries, 'lembretes.json')).toMatchObject([{ name: 'Renovar o alvará' }])
    expect(entries.get('mapeamento-de-dados.csv')).toContain('Controle de entregas')
    expect(parsed(entries, 'analise-de-risco.json')).toHaveLength(1)
    // Unlike the page of marks, which shows it only once the firm works on it.
    expect(parsed(entries, 'marcas.json')).toMatchObject([{ id: mark.id, statusKey: 'OPEN' }])
    const people = parsed(entries, 'usuarios.json').map(({ name }: { name: string }) => name)
    expect(people).toEqual(expect.arrayContaining(['ana', 'sofia']))
    expect(people).not.toContain('davi')
    expect(entries.get('indice.html')).toContain('href="demandas.csv"')
    for (const [name, content] of entries) {
      expect(content, name).not.toContain('Só do escritório')
      expect(content, name).not.toContain(customerIdOf('brisa'))
      // The weights of risk answers are internal to the firm.
      expect(content, name).not.toMatch(/Probabilidade|probability/)
    }
    const ready = portal.mails.filter(
      ({ subject }) => subject === 'A exportação dos seus dados está pronta',
    )
    expect(ready.map(({ to }) => to)).toEqual(['ana@test.example'])
    expect(portal.mails.at(-1)?.text).toContain('até 17/03/2026')
  })

  it('says in its spreadsheets what the pages of the portal say', async () => {
    const body = { name: 'Assembleia', type: 'legalObrigation' }
    const { externalId } = await addReminder(portal, { as: 'ana', body })
    const pending = { description: 'Parcela 1 de 2', value: 100, dueDate: '2026-04-20' }
    const charged = await portal.call('createBilling', {
      as: 'lia',
      body: { ...pending, customerId: customerIdOf('aurora'), status: 'PENDING' },
    })
    expect(charged.status).toBe(201)
    const sendProof = async () => {
      const data = await upload(portal, 'ana', 'comprovante.pdf')
      const { body } = await portal.call('reportOverduePayment', {
        as: 'ana',
        params: { paymentProvider: 'pagamentos' },
        body: { customerId: customerIdOf('aurora'), data },
      })
      return body.id
    }
    await portal.call('reviewReceipt', {
      as: 'lia',
      params: { id: await sendProof() },
      body: { status: 'refused', note: 'Está ilegível' },
    })
    await sendProof()
    await portal.database.system(async (transaction) => {
      const change = 'update businesses set cnpj = $2, cpf = $3 where id = $1'
      const mei = [businessIdOf('aurora-1'), '01234567000195', null]
      await transaction.run(plainCommand(change, mei))
      const call = "update users set phone = '11985416320' where id = $1"
      await transaction.run(plainCommand(call, [userIdOf('ana')]))
    })

    const entries = await exported('ana')
    expect(entries.get('lembretes.csv')).toContain(`${externalId};Assembleia;Obrigação Legal;`)
    const [kept] = parsed(entries, 'lembretes.json').filter(
      ({ name }: { name: string }) => name === 'Assembleia',
    )
    expect(kept).toMatchObject({ externalId })
    expect(kept).not.toHaveProperty('number')
    expect(entries.get('faturas.csv')).toContain('Parcela 1 de 2;20/04/2026;100,00;Em aberto')
    const proofs = entries.get('comprovantes.csv')
    expect(proofs).toContain(';Parcela 1 de 2;20/04/2026;Em análise;;')
    expect(proofs).toContain(';Parcela 1 de 2;20/04/2026;Recusado;Está ilegível;')
    // As a bare number it would lose its leading zero in a spreadsheet.
    expect(entries.get('negocios.csv')).toContain(';01.234.567/0001-95;')
    // And become 1,2E+10.
    expect(entries.get('usuarios.csv')).toContain(';(11) 9 8541-6320;')
    expect(parsed(entries, 'negocios.json')).toContainEqual(
      expect.objectContaining({ cnpj: '01234567000195' }),
    )
    expect(entries.get('indice.html')).toContain('<td>1 registro</td>')

    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('update customers set is_specific_demand = true where id = $1', [
          customerIdOf('aurora'),
        ]),
      ),
    )
    const specific = await exported('ana')
    expect(specific.get('faturas.csv')).toContain('Parcela 1 de 2;20/05/2026;100,00;Em aberto')
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('update customers set is_specific_demand = false where id = $1', [
          customerIdOf('aurora'),
        ]),
      ),
    )
  })

  it('gives a mark the status of the list of marks, not that of its demand', async () => {
    const mark = await registerMark(portal, { body: { name: 'Aurora Tarde' } })
    await fileMark(portal, mark, '912345678')
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params: { id: mark.Demand.id },
      body: { statusKey: 'FINISHED' },
    })
    const sheet = (await exported('ana')).get('marcas.csv')
    const [head = '', ...lines] = sheet?.split('\r\n') ?? []
    expect(head).toMatch(/;Próximo passo/)
    const line = lines.find((each) => each.startsWith('Aurora Tarde;'))
    expect(line).toMatch(/^Aurora Tarde;Pedido em Análise;/)
    expect(line).toContain(';O INPI confere a forma do pedido')
  })

  it('says which users are blocked, and of which kind an admin is', async () => {
    const added = await portal.call('createUser', {
      as: 'sofia',
      body: { name: 'Vera Lucena', email: 'vera@test.example' },
    })
    expect(added.status).toBe(201)
    const block = `update users set status = 'BLOCKED' where email = $1`
    await portal.database.query(block, ['vera@test.example'])
    const sheet = (await exported('sofia')).get('usuarios.csv')
    const endOf = (name: string) =>
      sheet
        ?.split('\r\n')
        .find((line) => line.startsWith(`${name};`))
        ?.split(';')
        .slice(-2)
    expect(endOf('Nome')).toEqual(['Permissão', 'Status'])
    expect(endOf('sofia')).toEqual(['Administrador principal', 'Ativo'])
    expect(endOf('ana')).toEqual(['Administrador', 'Ativo'])
    expect(endOf('Vera Lucena')).toEqual(['Usuário', 'Bloqueado pelo escritório'])
  })

  it('says of a delivered demand whether it waits for a validation, and of whose it has', async () => {
    const deliver = async (name: string) => {
      const demand = await raiseDemand(portal, { body: { name } })
      const body = { statusKey: 'FINISHED' }
      await portal.call('updateDemandStatus', { as: 'lia', params: { id: demand.id }, body })
      return demand
    }
    const waiting = await deliver('Ata à espera')
    const accepted = await deliver('Ata aceita')
    const params = { id: accepted.id }
    expect((await portal.call('validateDemand', { as: 'ana', params })).status).toBeLessThan(300)
    const lines = (await exported('ana')).get('demandas.csv')?.split('\r\n') ?? []
    const endOf = (start: string | number) =>
      lines
        .find((line) => line.startsWith(`${start};`))
        ?.split(';')
        .slice(-7)
    expect(endOf('Número')).toEqual([
      'Vez',
      'Validação',
      'Validada por',
      'Prioritária',
      'Tags',
      'Jornada',
      'Atualização',
    ])
    expect(endOf(waiting.externalId)?.slice(0, 4)).toEqual(['Aguarda sua validação', '', '', 'não'])
    expect(endOf(accepted.externalId)?.slice(0, 3)).toEqual(['Concluída', '10/03/2026', 'ana'])
  })

  it('names the business of a mark, a document and a rating, and lists no skipped rating', async () => {
    await registerMark(portal, { body: { name: 'Aurora Manhã' } })
    const templates = useTemplates(portal)
    const { document } = (await templates.make(await templates.plant())).body
    const rate = async (name: string, body: object) => {
      const { id } = await raiseDemand(portal, { body: { name } })
      const params = { id }
      const finished = { statusKey: 'FINISHED' }
      await portal.call('updateDemandStatus', { as: 'lia', params, body: finished })
      const sent = await portal.call('saveFeedback', {
        as: 'ana',
        body: { feedbackType: 'DEMAND', demandId: id, ...body },
      })
      expect(sent.status).toBe(200)
    }
    await rate('Parecer avaliado', { rating: 4, skipped: false })
    await rate('Parecer pulado', { skipped: true })
    const entries = await exported('ana')
    const lineOf = (file: string, start: string) =>
      entries
        .get(file)
        ?.split('\r\n')
        .find((line) => line.includes(start))
    expect(lineOf('marcas.csv', 'Aurora Manhã')).toMatch(/;aurora-1$/)
    expect(lineOf('documentos.csv', document.name)).toMatch(/;aurora-1;Aguardando$/)
    expect(lineOf('avaliacoes.csv', 'Parecer avaliado')).toMatch(/;aurora-1$/)
    expect(lineOf('avaliacoes.csv', 'Parecer pulado')).toBeUndefined()
    expect(entries.get('avaliacoes.json')).not.toContain('Parecer pulado')
  })

  it('tells of a reminder its creator, its notice, its link and where it is archived', async () => {
    const { id } = await addReminder(portal, { as: 'ana', body: { name: 'Renovar a licença' } })
    const link = 'update reminders set link = $2 where id = $1'
    await portal.database.query(link, [id, 'https://licenca.example/'])
    const filed = await portal.call('fileReminder', {
      as: 'ana',
      business: 'aurora-1',
      params: { id },
    })
    expect(filed.status).toBeLessThan(300)
    const lines = (await exported('ana')).get('lembretes.csv')?.split('\r\n') ?? []
    expect(lines[0]).toMatch(
      /^\uFEFF?Número;Nome;Tipo;Vencimento;Criador;Criação;Arquivos;Aviso;Quem será avisado;Link;Arquivado por$/,
    )
    const line = lines.find((each) => each.includes('Renovar a licença'))
    expect(line).toMatch(/;https:\/\/licenca\.example\/;aurora-1$/)
  })

  it('holds the drafts of its asker, and of nobody else', async () => {
    const templates = useTemplates(portal)
    const template = await templates.plant({ name: 'Procuração em rascunho' })
    const business = 'aurora-1'
    const kept = await templates.keep(template, { locador: 'Só de ana' }, { business })
    expect(kept.status).toBeLessThan(300)
    await templates.keep(template, { locador: 'Só de sofia' }, { as: 'sofia', business })
    const entries = await exported('ana')
    expect(parsed(entries, 'rascunhos-de-documentos.json')).toContainEqual(
      expect.objectContaining({ templateId: template, field: 'locador', answer: 'Só de ana' }),
    )
    expect(entries.get('rascunhos-de-documentos.csv')).toContain(
      'aurora-1;Procuração em rascunho;Nome do locador;Só de ana;10/03/2026',
    )
    expect([...entries].flat().join('\n')).not.toContain('Só de sofia')
    expect([...(await exported('davi'))].flat().join('\n')).not.toContain('Só de ana')
    const withdraw = 'update templates set active = false where id = $1'
    await portal.database.query(withdraw, [template])
    expect((await exported('ana')).get('rascunhos-de-documentos.csv')).toContain(
      'aurora-1;;locador;Só de ana;',
    )
  })

  it('gives the level of a sector once each of its questions has an answer', async () => {
    const sector = await addRiskSector(portal, 'Fornecedores', ['Há contrato?', 'Há visita?'])
    const answer = async (place: number) => {
      const { id, bad } = sector.question(place)
      const body = { Question_id: id, Answer_id: bad }
      const call = { as: 'ana', business: 'aurora-1', body } as const
      expect((await portal.call('saveRiskAnswerCustomer', call)).status).toBe(201)
    }
    const levels = async () => {
      const rows: { sector: string; level: string | null }[] = parsed(
        await exported('ana'),
        'analise-de-risco.json',
      )
      return rows.filter((row) => row.sector === 'Fornecedores').map(({ level }) => level)
    }
    await answer(0)
    expect(await levels()).toEqual([null])
    await answer(1)
    expect(await levels()).toEqual(['Alto', 'Alto'])
  })

  it('says why the date of a demand moved, and names no demand that its asker may not see', async () => {
    const contract = (body: object) =>
      portal.call('updateFirmContract', {
        as: 'lia',
        params: { id: customerIdOf('aurora') },
        body,
      })
    await contract({ isPremium: false })
    const start = async (body: { readonly name: string; readonly private?: boolean }) => {
      const demand = await raiseDemand(portal, { as: 'sofia', business: 'aurora-2', body })
      const begun = await portal.call('updateDemandStatus', {
        as: 'lia',
        params: { id: demand.id },
        body: { statusKey: 'IN_PROGRESS' },
      })
      expect(begun.status).toBe(200)
      return demand
    }
    await start({ name: 'Primeira da fila' })
    const delayed = await start({ name: 'Segunda da fila' })
    const secret = await start({ name: 'Passa à frente em segredo', private: true })
    const then = portal.time.now
    portal.time.now = new Date(then.getTime() + 24 * 3_600_000)
    const moved = { as: 'sofia', params: { id: secret.id } } as const
    expect((await portal.call('prioritizeDemand', moved)).status).toBe(200)
    portal.time.now = then
    // The ids of a moment that comes a second time do not sort after those of the first.
    await portal.database.query('delete from data_exports')
    const lastOf = async (as: PersonName) => {
      const entries = await exported(as)
      const rows: { demandId: string }[] = parsed(entries, 'previsoes-de-entrega.json')
      const last = rows.findLast(({ demandId }) => demandId === delayed.id)
      return { last, sheet: entries.get('previsoes-de-entrega.csv') ?? '' }
    }
    const own = await lastOf('sofia')
    expect(own.last).toMatchObject({ kind: 'overtaken', movedBy: { id: secret.id } })
    expect(own.sheet).toContain(`;${secret.externalId} · Passa à frente em segredo;sofia;`)
    const others = await lastOf('ana')
    expect(others.last).toMatchObject({ kind: 'overtaken', movedBy: null, userName: null })
    expect(others.sheet).not.toContain('em segredo')
    await contract({ isPremium: true })
  })

  it('keeps a sector without activities', async () => {
    const owner = { as: 'ana', business: 'aurora-2' } as const
    await beginTestMapping(portal, owner)
    const made = await portal.call('addOtherMappingSector', {
      ...owner,
      body: { sectorName: 'Almoxarifado' },
    })
    expect(made.status).toBeLessThan(300)
    const entries = await exported('ana')
    expect(entries.get('mapeamento-de-dados.csv')).toContain('aurora-2;Almoxarifado;;;\r\n')
    expect(parsed(entries, 'mapeamento-de-dados.json')).toContainEqual(
      expect.objectContaining({ sector: 'Almoxarifado', activity: null }),
    )
  })

  it('shows the forecast of a demand only while its time runs, as its page does', async () => {
    const suspend = (hasSuspendedContract: boolean) =>
      portal.call('updateFirmContract', {
        as: 'lia',
        params: { id: customerIdOf('aurora') },
        body: { hasSuspendedContract },
      })
    const deleveryForecast = '2026-04-10'
    const setStatus = (id: string, body: object) =>
      portal.call('updateDemandStatus', { as: 'lia', params: { id }, body })
    const running = await raiseDemand(portal, { body: { name: 'Acordo em curso' } })
    const waiting = await raiseDemand(portal, { body: { name: 'Acordo à espera' } })
    for (const { id } of [running, waiting]) {
      await setStatus(id, { statusKey: 'IN_PROGRESS', deleveryForecast })
    }
    await setStatus(waiting.id, { statusKey: 'PENDING', message: 'Qual o prazo?' })
    const linesOf = async () => {
      const lines = (await exported('ana')).get('demandas.csv')?.split('\r\n') ?? []
      return [running, waiting].map(({ externalId }) =>
        lines.find((line) => line.startsWith(`${externalId};`))?.includes('10/04/2026'),
      )
    }

    expect(await linesOf()).toEqual([true, false])
    expect((await suspend(true)).status).toBe(200)
    expect(await linesOf()).toEqual([false, false])
    await suspend(false)
  })

  it('names every file of a demand, a reminder and a document in its row of their spreadsheets', async () => {
    const attachments = [
      await upload(portal, 'ana', 'minuta.pdf'),
      await upload(portal, 'ana', 'anexo; 1.pdf'),
    ]
    await raiseDemand(portal, { body: { name: 'Distrato com anexos', attachments } })
    const { awsFileKey } = await upload(portal, 'ana', 'alvará.pdf')
    const body = { name: 'Alvará da matriz', attachmentsLinks: [awsFileKey] }
    await addReminder(portal, { as: 'ana', body })
    const templates = useTemplates(portal)
    const { document } = (await templates.make(await templates.plant())).body

    const entries = await exported('ana')
    const pathsOf = (list: string, name: string): string[] =>
      parsed(entries, list)
        .find((row: { name: string }) => row.name === name)
        .attachments.map(({ path }: { path: string }) => path)
    const demandPaths = pathsOf('demandas.json', 'Distrato com anexos')
    expect(demandPaths).toHaveLength(2)
    expect(entries.get('demandas.csv')).toMatch(/^.*;Arquivos;.*\r\n/)
    expect(entries.get('demandas.csv')).toContain(`;"${demandPaths.join('\n')}";`)
    expect(entries.get('lembretes.csv')).toMatch(/^.*;Arquivos;.*\r\n/)
    const [ofTheReminder] = pathsOf('lembretes.json', 'Alvará da matriz')
    expect(entries.get('lembretes.csv')).toContain(`;${ofTheReminder};`)
    const own = parsed(entries, 'documentos.json').find(
      ({ id }: { id: string }) => id === document.id,
    )
    expect(entries.get('documentos.csv')).toContain(`;${own.path};${own.wordPath};`)
  })

  it('names the files of marks and the contract by where they are in it, to who gets them', async () => {
    const logo = await uploadBytes(portal, 'ana', logoOf())
    const contrato = await uploadContract(portal)
    const mark = await registerMark(portal, {
      body: { name: 'Aurora Dia', apres: 'Mista', attachments: [logo], contrato, isPJ: true },
    })
    const { awsFileKey } = await upload(portal, 'ana', 'honorarios.pdf')
    await portal.database.query('update files set attached_at = now() where key = $1', [awsFileKey])
    await portal.database.query(
      'update customers set service_contract_aws_key = $1 where id = $2',
      [awsFileKey, customerIdOf('aurora')],
    )
    const found = async (as: PersonName) => {
      const entries = await exported(as)
      const own = parsed(entries, 'marcas.json').find(({ id }: { id: string }) => id === mark.id)
      const [customer] = parsed(entries, 'cliente.json')
      expect(entries.get('cliente.json')).not.toContain('uploads/')
      expect(entries.get('marcas.json')).not.toContain('uploads/')
      const sheet = entries.get('marcas.csv')
      for (const path of [own.logoPath, own.contractPath]) expect(sheet).toContain(path ?? 'Aurora')
      const contract = customer.serviceContractPath ?? ''
      expect(entries.get('cliente.csv')).toMatch(
        new RegExp(`^.*;Contrato\\r\\n.*;${contract}\\r\\n$`),
      )
      const paths: (string | null)[] = [
        own.logoPath,
        own.contractPath,
        customer.serviceContractPath,
      ]
      return paths.map((path) => path && [path.replace(/[0-9a-f]{10}/, ''), entries.has(path)])
    }
    const ofMark = [
      ['arquivos/-logo.jpg', true],
      ['arquivos/-estatuto.pdf', true],
    ]
    expect(await found('sofia')).toEqual([...ofMark, ['arquivos/-honorarios.pdf', true]])
    expect(await found('ana')).toEqual([...ofMark, null])
  })

  it('counts the files that the storage does not have, and says what that means', async () => {
    const { id } = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    await portal.database.query(
      `with lost as (insert into files (key, customer_id, user_id, file_name, content_type, size, type,
         demand_id, attached_at, created_at)
         select 'uploads/lost-' || i, $2, $3, 'perdido.pdf', 'application/pdf', 1, 'ATTACHMENT', $1, now(), now()
         from generate_series(1, 51) i returning key, file_name)
       update demands set attachments = (select jsonb_agg(jsonb_build_object('key', key, 'name', file_name,
         'size', 1, 'contentType', 'application/pdf')) from lost) where id = $1`,
      [id, customerIdOf('brisa'), userIdOf('davi')],
    )
    const index = (await exported('davi')).get('indice.html')
    expect(index).toMatch(
      /não tinha: (perdido\.pdf; ){49}perdido\.pdf e mais 1\. Os links para eles não abrem\./,
    )
  })

  it('shows a conversation as its page and its print do', async () => {
    const { id, externalId } = await raiseDemand(portal)
    const params = { id }
    await portal.call('assignDemand', {
      as: 'lia',
      params,
      body: { backofficeUserId: userIdOf('rui') },
    })
    await portal.call('postDemandMessage', { as: 'lia', params, body: { content: 'Segue.' } })
    const { body } = await portal.call('postDemandMessage', {
      as: 'lia',
      params,
      body: { content: 'Engano.' },
    })
    await portal.call('deleteDemandItem', { as: 'lia', params: { id, itemId: body.id } })
    const page = (await exported('ana')).get(`conversas/${externalId}.html`) ?? ''
    const entries = page.matchAll(/<h2>(.*?) · .*?<\/h2><p>(.*?)<\/p>/g)
    expect(page).toContain('<h2>ana · 10/03/2026')
    expect([...entries].map(([, author, text]) => [author, text])).toEqual([
      ['ana', 'Cláusula de exclusividade.'],
      ['Vasconcelos &amp; Prado', 'A demanda está com rui.'],
      ['lia (escritório)', 'Segue.'],
      ['lia (escritório)', 'Mensagem apagada'],
    ])
  })

  it('signs what a removed colleague wrote with their name', async () => {
    const { id, externalId } = await raiseDemand(portal)
    const handOver = `update demands set user_id = $2, creator_name = 'bruno' where id = $1`
    await portal.database.query(handOver, [id, userIdOf('bruno')])
    const entries = await exported('sofia')
    expect(entries.get(`conversas/${externalId}.html`)).toContain('<h2>ana · 10/03/2026')
    const demands = parsed(entries, 'demandas.json')
    expect(demands.find((demand: { id: string }) => demand.id === id)).toMatchObject({
      creatorName: 'bruno',
      authorName: 'ana',
    })
  })

  it('does not sign the request of a customer as one of the firm', async () => {
    const { id, externalId } = await raiseDemand(portal)
    const rename = 'update demands set author_name = $2 where id = $1'
    await portal.database.query(rename, [id, 'ana (escritório)'])
    const page = (await exported('sofia')).get(`conversas/${externalId}.html`)
    expect(page).toContain('<h2>ana (escritório) (cliente) · 10/03/2026')
  })

  it('takes a file whose long name is cut within a picture', async () => {
    const file = await upload(portal, 'clara', `${'a'.repeat(233)}😀${'b'.repeat(8)}.pdf`)
    const { externalId } = await raiseDemand(portal, { as: 'clara', body: { attachments: [file] } })
    const entries = await exported('sofia')
    const [path] = [...entries.keys()].filter((name) => name.includes('-aaa'))
    expect(path).toMatch(/^arquivos\/[0-9a-f]{10}-a{233}\.pdf$/)
    expect(entries.get(`conversas/${externalId}.html`)).toContain(
      `href="../${encodeURI(path ?? '')}"`,
    )
  })

  it('gives a file a name that every file system takes', async () => {
    const file = await upload(portal, 'clara', `${'請'.repeat(150)}.pdf`)
    await raiseDemand(portal, { as: 'clara', body: { attachments: [file] } })
    const path = [...(await exported('sofia')).keys()].find((name) => name.endsWith('請.pdf'))
    expect(Buffer.byteLength(path?.split('/')[1] ?? '')).toBeLessThanOrEqual(255)
    expect(path).toMatch(/^arquivos\/[0-9a-f]{10}-請{78}\.pdf$/)
  })

  it('leaves out private demands that the asker has no place on', async () => {
    const hidden = await raiseDemand(portal, {
      as: 'clara',
      body: { name: 'Assunto reservado', private: true },
    })
    const shown = await raiseDemand(portal, { as: 'sofia', body: { name: 'Meu', private: true } })
    const entries = await exported('sofia')
    const all = [...entries].flat().join('\n')
    expect(all).toContain('Meu')
    expect(all).not.toContain('Assunto reservado')
    expect(entries.has(`conversas/${hidden.externalId}.html`)).toBe(false)
    expect(entries.has(`conversas/${shown.externalId}.html`)).toBe(true)
  })

  it('holds of the money what its asker sees: a plain admin has their own proofs and what is unpaid', async () => {
    const charge = (description: string, status: 'OVERDUE' | 'RECEIVED') =>
      portal.call('createBilling', {
        as: 'lia',
        body: {
          customerId: customerIdOf('aurora'),
          description,
          value: 100,
          dueDate: '2026-02-20',
          status,
        },
      })
    expect((await charge('Parcela em aberto', 'OVERDUE')).status).toBe(201)
    expect((await charge('Parcela quitada', 'RECEIVED')).status).toBe(201)
    for (const as of ['ana', 'sofia'] as const) {
      const data = await upload(portal, as, `comprovante de ${as}.pdf`)
      const sent = await portal.call('reportOverduePayment', {
        as,
        params: { paymentProvider: 'pagamentos' },
        body: { customerId: customerIdOf('aurora'), data },
      })
      expect(sent.status).toBe(201)
    }
    const { receipts } = (await portal.call('listSentReceipts', { as: 'ana' })).body
    const fetched = (as: PersonName, name: string) =>
      portal.call('createDownload', {
        as,
        query: { key: receipts.find(({ fileName }) => fileName === name)?.awsFileKey ?? '' },
      })
    expect((await fetched('sofia', 'comprovante de ana.pdf')).status).toBe(200)
    expect((await fetched('ana', 'comprovante de sofia.pdf')).status).toBe(404)
    const found = async (as: PersonName) => {
      const entries = await exported(as)
      const all = [...entries].flat().join('\n')
      const [own, others] = ['comprovante de ana', 'comprovante de sofia'].map((name) =>
        all.includes(name),
      )
      return [own, others, all.includes('Parcela em aberto'), all.includes('Parcela quitada')]
    }
    expect(await found('ana')).toEqual([true, false, true, false])
    expect(await found('sofia')).toEqual([true, true, true, true])
  })
})

describe('an export of whoever may not enter a business', () => {
  const pathsOf = async (as: PersonName) => [...(await exported(as)).keys()]

  it('holds no file of it, made or inherited, and no proof that somebody else sent', async () => {
    const word = await upload(portal, 'ana', 'so-do-segundo.docx', 'DOCUMENT')
    const made = await upload(portal, 'ana', 'so-do-segundo.pdf', 'DOCUMENT')
    const keys = [made, word].map(({ awsFileKey }) => awsFileKey)
    await portal.database.query('update files set attached_at = now() where key = any($1)', [keys])
    await portal.database.query(
      `insert into documents (id, customer_id, business_id, name, user_id, user_type, user_name, file_key,
         file_name, content_type, size, word_file, created_at)
       values (gen_random_uuid(), $1, $2, 'Contrato', $3, 'CUSTOMER', 'ana', $4, 'so-do-segundo.pdf',
         'application/pdf', 1, jsonb_build_object('key', $5::text, 'name', 'so-do-segundo.docx'), now())`,
      [customerIdOf('aurora'), businessIdOf('aurora-2'), userIdOf('ana'), ...keys],
    )
    const owed = { description: 'Parcela', value: 100, dueDate: '2026-02-20' } as const
    await portal.call('createBilling', {
      as: 'lia',
      body: { ...owed, customerId: customerIdOf('aurora'), status: 'OVERDUE' },
    })
    const data = await upload(portal, 'ana', 'herdado.pdf')
    const sent = await portal.call('reportOverduePayment', {
      as: 'ana',
      params: { paymentProvider: 'pagamentos' },
      body: { customerId: customerIdOf('aurora'), data },
    })
    expect(sent.status).toBe(201)
    await portal.database.query('update users set customer_admin = true where id = $1', [
      userIdOf('bruno'),
    ])
    const isMade = (path: string) => path.includes('so-do-segundo')
    const isProof = (path: string) => path.endsWith('-herdado.pdf')
    const before = await pathsOf('ana')
    expect([before.filter(isMade), before.filter(isProof)]).toMatchObject({
      0: { length: 2 },
      1: { length: 1 },
    })

    const leave = { businessId: businessIdOf('aurora-2'), userId: userIdOf('ana') }
    await portal.call('dissociateBusinessUser', { as: 'sofia', body: leave })
    await portal.database.query('delete from data_exports')
    const outside = await pathsOf('ana')
    expect([outside.filter(isMade), outside.filter(isProof)]).toMatchObject([[], { length: 1 }])

    const removed = await portal.call('deleteUser', {
      as: 'sofia',
      params: { id: userIdOf('ana') },
      body: { newResponsibleUserId: userIdOf('bruno') },
    })
    expect(removed.status).toBe(200)
    await portal.database.query(
      'delete from business_users where user_id = $1 and business_id = $2',
      [userIdOf('bruno'), businessIdOf('aurora-2')],
    )
    const inherited = await pathsOf('bruno')
    expect([inherited.filter(isMade), inherited.filter(isProof)]).toEqual([[], []])
    const query = { key: data.awsFileKey }
    expect((await portal.call('createDownload', { as: 'bruno', query })).status).toBe(404)
    expect((await portal.call('createDownload', { as: 'sofia', query })).status).toBe(200)
  })
})
