import { randomBytes, randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { conventions } from '@tramite/core/calendar'
import { defaultQuestionnaire } from '@tramite/core/mapping'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import type { JobPorts } from '../../jobs/job-ports.ts'
import type { FileStore } from '../../ports/files/files.port.ts'
import { createUnlinkedFiles } from '../../ports/unlinked-files.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { readZip } from '../../testing/read-zip.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { registerCustomers, selectRows } from '../../testing/test-finance.ts'
import {
  businessIdOf,
  customerIdOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { addTestActivity, beginTestMapping } from '../../testing/test-mapping.ts'
import { registerMark } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addReminder } from '../../testing/test-reminders.ts'
import { addRiskSector } from '../../testing/test-risk.ts'
import { useTemplates } from '../../testing/test-templates.ts'
import { upload } from '../../testing/test-uploads.ts'
import { buildDataExport } from './build-data-export.job.ts'
import { failLostExports, takeExport } from './exports.store.ts'
import { giveUpLostExports } from './give-up-lost-exports.job.ts'
import { removeEndedExports } from './remove-ended-exports.job.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await registerCustomers(portal)
})
afterAll(() => portal.close())

const ask = (as: PersonName) => portal.call('createDataExport', { as })
const latest = async (as: PersonName) =>
  (await portal.call('listDataExports', { as })).body.exports[0]
const download = (as: PersonName, id: string) =>
  portal.call('downloadDataExport', { as, params: { id } })

/** Waits for the job that makes somebody's export, and for the mail that says so. */
async function ready(as: PersonName) {
  const made = await vi.waitFor(
    async () => {
      await portal.settle()
      const found = await latest(as)
      if (found?.status !== 'READY') throw new Error(`It is ${found?.status}`)
      return found
    },
    { timeout: 40_000, interval: 200 },
  )
  // It may have become ready after the relay had run.
  await portal.settle()
  return made
}

/** The entries of somebody's new export. */
async function exported(as: PersonName) {
  expect((await ask(as)).status).toBe(201)
  const { id } = await ready(as)
  const { body } = await download(as, id)
  const answer = await portal.app.inject({ url: body.signedUrl })
  expect(answer.headers['content-disposition']).toContain('exportacao-2026-03-10.zip')
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
    // A name of one long word would make the page wider than the window.
    expect(page).toMatch(/body{[^}]*overflow-wrap:break-word}/)
    expect(parsed(entries, `conversas/${demand.externalId}.json`).items.length).toBeGreaterThan(0)
    expect(parsed(entries, 'lembretes.json')).toMatchObject([{ name: 'Renovar o alvará' }])
    expect(entries.get('mapeamento-de-dados.csv')).toContain('Controle de entregas')
    expect(parsed(entries, 'analise-de-risco.json')).toHaveLength(1)
    // The page of marks shows it once the firm has taken it up.
    expect(parsed(entries, 'marcas.json')).toMatchObject([{ id: mark.id, statusKey: 'OPEN' }])
    const people = parsed(entries, 'usuarios.json').map(({ name }: { name: string }) => name)
    expect(people).toEqual(expect.arrayContaining(['ana', 'sofia']))
    expect(people).not.toContain('davi')
    expect(entries.get('indice.html')).toContain('href="demandas.csv"')
    for (const [name, content] of entries) {
      expect(content, name).not.toContain('Só do escritório')
      expect(content, name).not.toContain(customerIdOf('brisa'))
      // The weights of answers about risks are the firm's.
      expect(content, name).not.toMatch(/Probabilidade|probability/)
    }
    const ready = portal.mails.filter(
      ({ subject }) => subject === 'A exportação dos seus dados está pronta',
    )
    expect(ready.map(({ to }) => to)).toEqual(['ana@test.example'])
    expect(portal.mails.at(-1)?.text).toContain('até 17/03/2026')
  })

  it('says in its spreadsheets what the pages of the portal say', async () => {
    await addReminder(portal, { as: 'ana', body: { name: 'Assembleia', type: 'legalObrigation' } })
    const pending = { description: 'Parcela 1 de 2', value: 100, dueDate: '2026-04-20' }
    const charged = await portal.call('createBilling', {
      as: 'lia',
      body: { ...pending, customerId: customerIdOf('aurora'), status: 'PENDING' },
    })
    expect(charged.status).toBe(201)
    const data = await upload(portal, 'ana', 'comprovante.pdf')
    await portal.call('reportOverduePayment', {
      as: 'ana',
      params: { paymentProvider: 'pagamentos' },
      body: { customerId: customerIdOf('aurora'), data },
    })
    await portal.database.system(async (transaction) => {
      const change = 'update businesses set cnpj = $2, cpf = $3 where id = $1'
      const mei = [businessIdOf('aurora-1'), '01234567000195', null]
      await transaction.run(plainCommand(change, mei))
    })

    const entries = await exported('ana')
    expect(entries.get('lembretes.csv')).toContain('Assembleia;Obrigação Legal;')
    expect(entries.get('cobrancas.csv')).toContain('Parcela 1 de 2;20/04/2026;100;Em aberto')
    expect(entries.get('comprovantes.csv')).toMatch(/;(Aguardando análise|Em análise);/)
    // Bare, it would lose its zero where it is opened.
    expect(entries.get('negocios.csv')).toContain(';01.234.567/0001-95;')
    expect(parsed(entries, 'negocios.json')).toContainEqual(
      expect.objectContaining({ cnpj: '01234567000195' }),
    )
    expect(entries.get('indice.html')).toContain('<td>1 registro</td>')
  })

  it('takes a file whose long name is cut within a picture', async () => {
    const file = await upload(portal, 'clara', `${'a'.repeat(233)}😀${'b'.repeat(8)}.pdf`)
    const { externalId } = await raiseDemand(portal, { as: 'clara', body: { attachments: [file] } })
    const entries = await exported('sofia')
    const [path] = [...entries.keys()].filter((name) => name.endsWith('a.pdf'))
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

  it('is asked for by admins only, and belongs to who asked', async () => {
    for (const as of ['bruno', 'lia'] as const) expect((await ask(as)).status).toBe(403)
    expect((await portal.call('createDataExport', {})).status).toBe(401)
    await ask('davi')
    const { id } = await ready('davi')
    expect((await download('davi', id)).status).toBe(200)
    for (const as of ['ana', 'sofia'] as const) {
      expect((await download(as, id)).status).toBe(404)
      expect((await portal.call('listDataExports', { as })).body.exports).not.toContainEqual(
        expect.objectContaining({ id }),
      )
    }
    expect((await download('davi', 'x')).status).toBe(400)
  })

  it('is one for two who ask at once', async () => {
    const answers = await Promise.all([ask('ana'), ask('ana'), ask('ana')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await portal.settle()
    const jobs = await selectRows(
      portal,
      `select id from pgboss.job where name = 'dataExport' and data ->> 'exportId' = $1`,
      [answers[0]?.body.id],
    )
    expect(jobs).toHaveLength(1)
    await ready('ana')
  })

  it('is given out until the end of the seventh day, and deleted then', async () => {
    const { id } = (await latest('davi')) ?? { id: '' }
    const start = portal.time.now
    const sweep = () => removeEndedExports({ ...portal, clock: { now: () => portal.time.now } })
    portal.time.now = new Date('2026-03-17T23:30:00-03:00')
    await sweep()
    expect((await download('davi', id)).status).toBe(200)
    portal.time.now = new Date('2026-03-18T00:00:00-03:00')
    expect((await download('davi', id)).status).toBe(404)
    await sweep()
    expect(await storedOf(id)).toEqual([])
    expect(await latest('davi')).toBeUndefined()
    portal.time.now = start
  })
})

it('is deleted though the storage does not let others go, which stay for the next time', async () => {
  const ids = Array.from({ length: 60 }, (_, i) => idOf(`old export ${i}`)).sort()
  const stuck = ids.slice(0, 55)
  await portal.database.system((transaction) =>
    transaction.run(
      plainCommand(
        `insert into data_exports (id, customer_id, user_id, status, created_at)
         select id, $1, $2, 'FAILED', '2020-01-01' from unnest($3::uuid[]) as id`,
        [customerIdOf('brisa'), userIdOf('davi'), ids],
      ),
    ),
  )
  const left = async () =>
    (
      await selectRows<{ id: string }>(portal, `select id from data_exports where id = any ($1)`, [
        ids,
      ])
    )
      .map(({ id }) => id)
      .sort()
  const remove = async (key: string) => {
    if (stuck.includes(key.replace('exports/', ''))) throw new Error('500')
    return portal.files.remove(key)
  }
  const clock = { now: () => portal.time.now }
  const run = removeEndedExports({ ...portal, files: { ...portal.files, remove }, clock })
  await expect(run).rejects.toThrow('could not be removed')
  expect(await left()).toEqual(stuck)
  await removeEndedExports({ ...portal, clock })
  expect(await left()).toEqual([])
})

describe('the name of an export', () => {
  it('bears the day on which it was asked for, where the firm is', async () => {
    const own = await startTestPortal()
    own.time.now = new Date('2026-03-11T02:30:00.000Z')
    const { body } = await own.call('createDataExport', { as: 'davi' })
    const signed = await vi.waitFor(
      async () => {
        await own.settle()
        const params = { id: body.id }
        const answer = await own.call('downloadDataExport', { as: 'davi', params })
        if (answer.status !== 200) throw new Error(`It is ${answer.status}`)
        return answer.body.signedUrl
      },
      { timeout: 40_000, interval: 200 },
    )
    const noted = await own.database.system((transaction) =>
      transaction.run({
        text: `select event, actor_id from audit_log where subject_id = $1`,
        params: [body.id],
        read: ({ rows }) => rows,
      }),
    )
    expect(noted).toEqual([['FILE_DOWNLOADED', userIdOf('davi')]])
    const file = await own.app.inject({ url: signed })
    expect(file.headers['content-disposition']).toContain('exportacao-2026-03-10.zip')
    await own.close()
  })
})

describe('after the end of a contract', () => {
  const setContract = (isChurn: boolean, until: string | null) =>
    portal.database.system((transaction) =>
      transaction.run(
        plainCommand(
          'update customers set is_churn = $2, access_allowed_until = $3 where id = $1',
          [customerIdOf('brisa'), isChurn, until],
        ),
      ),
    )

  it('can be asked for and fetched until the fifteenth day, and not on the sixteenth', async () => {
    const start = portal.time.now
    // It ended on 23/02: the fifteenth day after it is the day of the tests, 10/03.
    await setContract(true, '2026-03-10')
    expect((await ask('davi')).status).toBe(201)
    const { id } = await ready('davi')
    expect((await download('davi', id)).status).toBe(200)
    // Nothing is promised beyond the last day with access, by e-mail or on the page.
    expect(portal.mails.at(-1)?.text).toContain('até 10/03/2026')
    expect((await latest('davi'))?.expiresAt).toBe('2026-03-11T02:59:59.999Z')

    portal.time.now = new Date(start.getTime() + DAY)
    expect((await ask('davi')).problem.code).toBe('ACCESS_CHURNED')
    expect((await download('davi', id)).problem.code).toBe('ACCESS_CHURNED')
    expect((await portal.call('listDataExports', { as: 'davi' })).status).toBe(403)
    portal.time.now = start
    await setContract(false, null)
  })

  it('is given up where the right went while it waited', async () => {
    const id = idOf('waiting export')
    await plantExport(id)
    await setContract(true, '2026-03-09')
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('FAILED')
    await setContract(false, null)
  })

  it('is given up where its asker is no admin any more', async () => {
    const id = idOf('waiting export of an admin')
    await plantExport(id)
    const setAdmin = 'update users set customer_admin = $2 where id = $1'
    await portal.database.query(setAdmin, [userIdOf('davi'), false])
    const mails = await mailsCausedBy(portal, () => buildDataExport(ports(), job(id), tryOf(id)))
    expect([await statusOf(id), mails]).toEqual(['FAILED', []])
    await portal.database.query(setAdmin, [userIdOf('davi'), true])
  })
})

/** What the job of the portal works with. */
const ports = (change: Partial<JobPorts> = {}): JobPorts =>
  ({
    database: portal.database,
    files: portal.files,
    clock: { now: () => portal.time.now },
    conventions: conventions.specified,
    questionnaire: defaultQuestionnaire,
    scratch: createUnlinkedFiles(portal.dataDirectory),
    letterhead: { name: 'Firma', contactEmail: 'contato@firma.example' },
    logger: { info: () => undefined, error: () => undefined },
    ...change,
  }) as JobPorts
const job = (exportId: string) =>
  ({ kind: 'dataExport', exportId, customerId: customerIdOf('brisa') }) as const
const tryOf = (id: string, isLast = false) => ({ id, isLast })
const plantExport = (id: string) =>
  portal.database.system((transaction) =>
    transaction.run(
      plainCommand(
        `insert into data_exports (id, customer_id, user_id, created_at) values ($1, $2, $3, $4)`,
        [id, customerIdOf('brisa'), userIdOf('davi'), portal.time.now.toISOString()],
      ),
    ),
  )
const statusOf = async (id: string) => {
  const text = 'select status from data_exports where id = $1'
  return (await selectRows<{ status: string }>(portal, text, [id]))[0]?.status
}
/** Waits for the mail that says that there is no export, and takes it away. */
const untilTold = () =>
  vi.waitFor(
    async () => {
      await portal.settle()
      const told = portal.mails.findIndex(
        ({ to, subject }) =>
          to === 'davi@test.example' &&
          subject === 'Não foi possível preparar a exportação dos seus dados',
      )
      expect(told).not.toBe(-1)
      portal.mails.splice(told, 1)
    },
    { timeout: 20_000, interval: 200 },
  )
/** What the storage has of an export, by all of its tries. */
const storedOf = async (id: string) => {
  const keys: string[] = []
  for await (const { key } of portal.files.list()) if (key.includes(id)) keys.push(key)
  return keys
}

const lose = (text: string, person: PersonName) =>
  portal.database.system((transaction) => transaction.run(plainCommand(text, [userIdOf(person)])))

describe('what was taken from its asker', () => {
  it.each([
    ['a business', 'delete from business_users where user_id = $1'],
    [
      'the sight of a private demand',
      `update demands set private = true, private_users = '{}', user_id = '${userIdOf('lia')}'
        where not private and user_id = $1`,
    ],
  ])('is given out by no export: %s', async (_, text) => {
    const id = randomUUID()
    await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    await plantExport(id)
    await buildDataExport(ports(), job(id), tryOf(id))
    expect((await download('davi', id)).status).toBe(200)
    const before = await selectRows<{ business_id: string; customer_id: string }>(
      portal,
      'select * from business_users where user_id = $1',
      [userIdOf('davi')],
    )
    await lose(text, 'davi')
    expect((await download('davi', id)).status).toBe(404)
    for (const { business_id: business, customer_id: customer } of before) {
      await portal.database.query(
        'insert into business_users (business_id, user_id, customer_id) values ($1, $2, $3) on conflict do nothing',
        [business, userIdOf('davi'), customer],
      )
    }
    // Having it back brings no export back.
    expect((await download('davi', id)).status).toBe(404)
    await portal.database.query('delete from data_exports where id = $1', [id])
  })
})

describe('what the firm has taken back', () => {
  const taken = ['a message', 'a document'] as const
  it.each(taken)('is given out by no export, which is made anew without it: %s', async (what) => {
    const before = portal.time.now
    const earlier = randomUUID()
    await plantExport(earlier)
    await buildDataExport(ports(), job(earlier), tryOf(earlier))
    portal.time.now = new Date(before.getTime() + 60_000)
    const demand = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
    const said = await portal.call('createDemandItem', {
      as: 'lia',
      params: { id: demand.id },
      body: { type: 'MESSAGE', content: 'De outro cliente' },
    })
    const documentId = randomUUID()
    const { awsFileKey } = await upload(portal, 'davi', 'minuta.pdf')
    await portal.database.query(
      `insert into documents (id, customer_id, demand_id, name, was_send_to_customer, created_at,
         file_key, file_name, content_type, size)
       values ($1, $2, $3, 'De outro cliente', true, $4, $5, 'minuta.pdf', 'application/pdf', 1)`,
      [documentId, customerIdOf('brisa'), demand.id, portal.time.now.toISOString(), awsFileKey],
    )
    const id = randomUUID()
    await plantExport(id)
    await buildDataExport(ports(), job(id), tryOf(id))
    // What the customer never had is in no export.
    const internal = await portal.call('createDemandItem', {
      as: 'lia',
      params: { id: demand.id },
      body: { type: 'PRIVATE_MESSAGE', content: 'Só do escritório' },
    })
    const remove = (itemId: string) =>
      portal.call('deleteDemandItem', { as: 'lia', params: { id: demand.id, itemId } })
    expect((await remove(internal.body.id)).status).toBe(200)
    expect((await download('davi', id)).status).toBe(200)
    const takeBack = () =>
      what === 'a message'
        ? remove(said.body.id)
        : portal.database.query('update documents set was_send_to_customer = false where id = $1', [
            documentId,
          ])
    const mails = await mailsCausedBy(portal, takeBack)
    expect(mails.filter(({ to }) => to === 'davi@test.example')).toHaveLength(1)
    expect(await statusOf(id)).toBe('READY')
    expect(await storedOf(id)).toEqual([`exports/${id}-2`])
    expect((await download('davi', earlier)).status).toBe(200)
    expect((await download('davi', id)).status).toBe(200)
    await portal.database.query('delete from documents where id = $1', [documentId])
    await portal.database.query('delete from data_exports where id = any($1)', [[earlier, id]])
    portal.time.now = before
  })
})

describe('the job', () => {
  it('is done by another try when one breaks off, from the beginning', async () => {
    const file = await upload(portal, 'davi', 'contrato.pdf')
    await raiseDemand(portal, { as: 'davi', business: 'brisa-1', body: { attachments: [file] } })
    const id = idOf('broken export')
    await plantExport(id)
    const gone = { next: () => Promise.reject(new Error('gone')) }
    const read = () => ({ [Symbol.asyncIterator]: () => gone })
    const files: FileStore = { ...portal.files, read }
    await expect(buildDataExport(ports({ files }), job(id), tryOf(id))).rejects.toThrow('gone')
    expect(await statusOf(id)).toBe('BUILDING')
    expect(await storedOf(id)).toEqual([])
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
    // A try that comes late changes nothing, and does nothing that could fail.
    const stored = await portal.files.head(`exports/${id}-2`)
    expect(stored).not.toBeNull()
    await buildDataExport(ports({ files }), job(id), tryOf(id, true))
    expect(await statusOf(id)).toBe('READY')
    expect(await portal.files.head(`exports/${id}-2`)).toEqual(stored)
  })

  it('makes anew what it was making when something was taken from its asker', async () => {
    const id = idOf('export of who lost something')
    await plantExport(id)
    const hasSpace = async () => {
      await lose('update users set customer_super_admin = true where id = $1', 'davi')
      await lose('update users set customer_super_admin = false where id = $1', 'davi')
      return true
    }
    const scratch = { ...ports().scratch, hasSpace }
    const run = buildDataExport(ports({ scratch }), job(id), tryOf(id))
    await expect(run).rejects.toThrow('taken from the asker')
    // It is not over, and so nothing removes it.
    await removeEndedExports(ports())
    expect(await statusOf(id)).toBe('BUILDING')
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
  })

  it('leaves what another process has made meanwhile as it is', async () => {
    const id = idOf('export made twice')
    await plantExport(id)
    const scratch = {
      ...ports().scratch,
      open: async () => {
        await buildDataExport(ports(), job(id), tryOf(id))
        return ports().scratch.open()
      },
    }
    const remove = vi.fn(portal.files.remove)
    const storeStream = vi.fn(portal.files.storeStream)
    const files = { ...portal.files, remove, storeStream }
    await buildDataExport(ports({ scratch, files }), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
    expect([remove, storeStream].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it('is not given out by a try that another one has overtaken, whatever was taken meanwhile', async () => {
    const id = idOf('export of a late process')
    await plantExport(id)
    const begin = () => portal.database.system((transaction) => transaction.run(takeExport(id)))
    const scratch = {
      ...ports().scratch,
      open: async () => {
        await begin()
        return ports().scratch.open()
      },
    }
    await buildDataExport(ports({ scratch }), job(id), tryOf(id, true))
    expect(await statusOf(id)).toBe('BUILDING')
    const storeStream: FileStore['storeStream'] = async (...of) => {
      await begin()
      return portal.files.storeStream(...of)
    }
    await buildDataExport(ports({ files: { ...portal.files, storeStream } }), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('BUILDING')
    expect(await storedOf(id)).toEqual([])
    await buildDataExport(ports(), job(id), tryOf(id))
    expect((await download('davi', id)).status).toBe(200)
    expect(await storedOf(id)).toEqual([`exports/${id}-5`])
  })

  it('waits for room on the disk, also when that goes while it is made', async () => {
    const id = idOf('export without room')
    await plantExport(id)
    for (const enough of [0, 1]) {
      let asked = 0
      const hasSpace = async () => {
        asked += 1
        return asked <= enough
      }
      const scratch = { ...ports().scratch, hasSpace }
      const run = buildDataExport(ports({ scratch }), job(id), tryOf(id))
      await expect(run).rejects.toThrow('too little space')
      expect(await storedOf(id)).toEqual([])
    }
    await buildDataExport(ports(), job(id), tryOf(id))
    expect(await statusOf(id)).toBe('READY')
  })

  it('is over when its last try fails, so that another one can be asked for at once', async () => {
    const id = idOf('hopeless export')
    await plantExport(id)
    const files: FileStore = {
      ...portal.files,
      storeStream: () => Promise.reject(new Error('full')),
    }
    const run = buildDataExport(ports({ files }), job(id), tryOf(id, true))
    await expect(run).rejects.toThrow('full')
    expect(await statusOf(id)).toBe('FAILED')
    await untilTold()
    const { status, body } = await ask('davi')
    expect([status, body.status]).toEqual([201, 'WAITING'])
    expect(body.id).not.toBe(id)
    await ready('davi')
  })

  it('is not waited for when nobody will make it: then another one can be asked for', async () => {
    const id = idOf('lost export')
    await plantExport(id)
    const data = JSON.stringify(job(id))
    const lookWhile = async (plant: string, remove: string) => {
      await portal.database.system(async (transaction) => {
        await transaction.run(plainCommand(plant, [data]))
        await transaction.run(failLostExports())
        await transaction.run(plainCommand(remove))
      })
      return statusOf(id)
    }
    const inOutbox = await lookWhile(
      `insert into outbox (message, created_at)
        values (jsonb_build_object('kind', 'job', 'job', $1::jsonb), now())`,
      `delete from outbox where message -> 'job' ->> 'exportId' = '${id}'`,
    )
    const isDone = `delete from pgboss.job where data ->> 'exportId' = '${id}'`
    const states: unknown[] = []
    for (const state of ['created', 'retry', 'active', 'failed']) {
      const planted = `insert into pgboss.job (name, data, state, start_after)
        values ('dataExport', $1::jsonb, '${state}', now() + interval '1 day')`
      states.push(await lookWhile(planted, isDone))
    }
    expect([inOutbox, ...states]).toEqual(['WAITING', 'WAITING', 'WAITING', 'WAITING', 'FAILED'])
    const forgotten = idOf('forgotten export')
    await plantExport(forgotten)
    await giveUpLostExports(ports())
    expect(await statusOf(forgotten)).toBe('FAILED')
    await untilTold()
    expect((await ask('davi')).body.status).toBe('WAITING')
    await giveUpLostExports(ports())
    expect((await ready('davi')).status).toBe('READY')
  })

  it('is taken by another process when its own says nothing any more', async () => {
    const [queue] = await selectRows(
      portal,
      `select heartbeat_seconds as silence, expire_seconds as expiry from pgboss.queue where name = 'dataExport'`,
    )
    expect(queue).toEqual({ silence: 60, expiry: 6 * 60 * 60 })
  })

  it('holds a thousand documents in no more memory than a few', async () => {
    const count = 1000
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand(
          `insert into documents (id, customer_id, business_id, name, file_key, file_name, content_type, size, created_at)
           select gen_random_uuid(), $1, $2, 'Foto ' || i, 'documents/many-' || i, 'foto.png', 'image/png', 200000, $3
           from generate_series(0, $4::int - 1) i`,
          [customerIdOf('brisa'), businessIdOf('brisa-1'), portal.time.now.toISOString(), count],
        ),
      ),
    )
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const used = () => {
      collect()
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      return heapUsed + arrayBuffers
    }
    let [open, most, read, peak] = [0, 0, 0, 0]
    const files: FileStore = {
      ...portal.files,
      head: async () => ({ size: 200_000, contentType: 'image/png' }),
      read: async function* () {
        open += 1
        most = Math.max(most, open)
        for (let piece = 0; piece < 4; piece += 1) yield randomBytes(50_000)
        read += 1
        if (read % 100 === 0) peak = Math.max(peak, used())
        open -= 1
      },
    }
    const before = used()
    const id = idOf('large export')
    await plantExport(id)
    await buildDataExport(ports({ files }), job(id), tryOf(id))
    const [row] = await selectRows<{ files: number; size: number }>(
      portal,
      'select files, size from data_exports where id = $1',
      [id],
    )
    expect(row?.files).toBeGreaterThanOrEqual(count)
    expect(row?.size).toBeGreaterThan(count * 200_000)
    expect(most).toBe(1)
    // Two hundred megabytes went through; what waits to be collected comes to 15 to 30.
    expect(peak - before).toBeLessThan(50_000_000)
  }, 120_000)
})
