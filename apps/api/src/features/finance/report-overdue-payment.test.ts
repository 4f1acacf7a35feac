import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { requeueLostWork } from '../../outbox/requeue-lost-work.job.ts'
import { cnpjOf, makeDelinquent, selectRows, tagsOf, until } from '../../testing/test-finance.ts'
import { customerIdOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startPaymentPortal, useReceipts } from '../../testing/test-receipts.ts'
import { upload } from '../../testing/test-uploads.ts'
import { lostReports } from './report-receipt.job.ts'

let portal: Awaited<ReturnType<typeof startPaymentPortal>>
beforeAll(async () => {
  portal = await startPaymentPortal()
})
afterAll(() => portal.close())
const { beginDelinquent, chargeAurora, countReceipts, send } = useReceipts(() => portal)
beforeEach(beginDelinquent)

describe('reportOverduePayment', () => {
  it('stores the receipt and releases the customer', async () => {
    await chargeAurora({ dueDate: '2026-03-20', status: 'PENDING' })
    const { body: oldest } = await chargeAurora({})
    const sent = await send('ana')
    expect(sent.status).toBe(201)
    expect(sent.body).toMatchObject({
      customerId: customerIdOf('aurora'),
      billingId: oldest.id,
      userId: userIdOf('ana'),
      userName: 'ana',
      fileName: 'comprovante.pdf',
      fileType: 'application/pdf',
      status: 'received',
      note: null,
    })
    expect(await tagsOf(portal, 'aurora')).toEqual([])
    const { body: user } = await portal.call('getLoggedUser', { as: 'bruno' })
    expect(user.Customer?.tags).toEqual([])
  })

  it('leaves other tags and other customers alone', async () => {
    await makeDelinquent(portal, 'brisa')
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand(
          `insert into customer_tags (id, customer_id, name, created_at) values ($1, $2, 'VIP', now())`,
          [idOf('vip'), customerIdOf('aurora')],
        ),
      ),
    )
    await send('ana')
    expect(await tagsOf(portal, 'aurora')).toEqual(['VIP'])
    expect(await tagsOf(portal, 'brisa')).toEqual(['Inadimplente'])
  })

  it('keeps receipt and tag together: neither without the file', async () => {
    const { body: announced } = await portal.call('createUpload', {
      as: 'ana',
      query: { fileName: 'c.pdf', fileType: 'application/pdf', fileSize: 3, type: 'ATTACHMENT' },
    })
    const record = { fileName: 'c.pdf', fileType: 'application/pdf', fileSize: 3 }
    const missing = await send('ana', { data: { ...record, awsFileKey: announced.key } })
    expect(missing.problem.code).toBe('FILE_NOT_UPLOADED')
    const foreign = await upload(portal, 'bruno')
    expect((await send('ana', { data: foreign })).problem.code).toBe('FILE_KEY_INVALID')
    expect((await send('ana', { data: { ...record, awsFileKey: 'x' } })).problem.code).toBe(
      'FILE_KEY_INVALID',
    )
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    expect(await countReceipts()).toBe(0)
  })

  it('takes a receipt once for a key', async () => {
    const data = await upload(portal, 'ana')
    const request = {
      as: 'ana',
      params: { paymentProvider: 'pagamentos' },
      headers: { 'idempotency-key': 'one-receipt' },
      body: { customerId: customerIdOf('aurora'), data },
    } as const
    const first = await portal.call('reportOverduePayment', request)
    const second = await portal.call('reportOverduePayment', request)
    expect(second.body).toEqual(first.body)
    expect(await countReceipts()).toBe(1)
  })

  it('is for admins of the own customer, at the firm’s own provider', async () => {
    expect((await send('bruno')).problem.code).toBe('ADMIN_ONLY')
    expect((await send('lia')).problem.code).toBe('CUSTOMER_ONLY')
    expect((await send('davi')).status).toBe(404)
    expect((await send('ana', { customerId: idOf('nobody') })).status).toBe(404)
    expect((await send('ana', {}, 'outro-provedor')).status).toBe(404)
    expect((await send('ana', {}, 'Pagamentos')).status).toBe(400)
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    expect((await send('sofia')).status).toBe(201)
  })

  it('does not tell a stranger which provider the firm has', async () => {
    for (const paymentProvider of ['pagamentos', 'outro']) {
      const { status } = await portal.call('reportOverduePayment', {
        params: { paymentProvider },
        headers: { authorization: 'Bearer nobody-has-this-token-0123' },
        body: { customerId: customerIdOf('aurora'), data: await upload(portal, 'ana') },
      })
      expect(status).toBe(401)
    }
  })

  it('asks for no proof of what is not owed', async () => {
    await send('ana')
    const again = await send('ana')
    expect([again.status, again.problem.code]).toEqual([409, 'PAYMENT_NOT_PENDING'])
    await chargeAurora({ status: 'RECEIVED' })
    expect((await send('ana')).status).toBe(409)
    await chargeAurora({ status: 'PENDING' })
    expect((await send('ana')).status).toBe(201)
  })

  it('is of the invoice that the form was opened for, whatever a colleague has sent since', async () => {
    const { body: first } = await chargeAurora({})
    const { body: second } = await chargeAurora({ dueDate: '2026-03-20' })
    const named = { billingId: first.id }
    const both = await Promise.all([send('ana', named), send('sofia', named)])
    expect(both.map(({ body }) => body.billingId)).toEqual([first.id, first.id])
    const { body: home } = await portal.call('getHome', { as: 'sofia' })
    expect(home.lateInvoices).toBe(1)
    expect((await send('ana', { billingId: second.id })).body.billingId).toBe(second.id)
  })

  it('is of no invoice that is not owed, of another customer or of nobody', async () => {
    const { body: paid } = await chargeAurora({ status: 'RECEIVED' })
    const { body: foreign } = await chargeAurora({ customerId: customerIdOf('brisa') })
    for (const billingId of [foreign.id, idOf('nothing')]) {
      expect((await send('ana', { billingId })).status).toBe(404)
    }
    // Paid since the form was opened: what closes the portal may yet be taken off.
    expect((await send('ana', { billingId: paid.id })).body).toMatchObject({
      billingId: paid.id,
      released: true,
    })
    await chargeAurora({})
    const late = await send('ana', { billingId: paid.id })
    expect([late.status, late.problem.code]).toEqual([409, 'INVOICE_NOT_OPEN'])
  })

  it('asks for the receipt', async () => {
    const { status, problem } = await portal.call('reportOverduePayment', {
      as: 'ana',
      params: { paymentProvider: 'pagamentos' },
      body: { customerId: customerIdOf('aurora') },
    })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['data']])
  })

  it('can be downloaded by who sent it and by staff only', async () => {
    const { body: receipt } = await send('ana')
    const download = async (as: PersonName) =>
      (await portal.call('createDownload', { as, query: { key: receipt.awsFileKey } })).status
    expect(await download('ana')).toBe(200)
    expect(await download('lia')).toBe(200)
    for (const as of ['bruno', 'davi'] as const) expect(await download(as)).toBe(404)
  })
})

describe('the payment provider', () => {
  const reportedOf = async (id: string) => {
    const [row] = await selectRows<{ reported_at: string | null }>(
      portal,
      'select reported_at from receipts where id = $1',
      [id],
    )
    return row?.reported_at ?? null
  }

  const stateOf = async (receiptId: string) => {
    const [job] = await selectRows<{ state: string }>(
      portal,
      `select state::text as state from pgboss.job where data ->> 'receiptId' = $1`,
      [receiptId],
    )
    return job?.state
  }

  it('is told of the receipt, once, and asked what it knows of the invoice', async () => {
    const { body: billing } = await chargeAurora({ providerReference: 'pay_7' })
    // A company that used to be registered as a person.
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand("update customers set cpf = '52998224725', cnpj = $2 where id = $1", [
          customerIdOf('aurora'),
          cnpjOf('aurora'),
        ]),
      ),
    )
    portal.peer.script({ status: 201 }, { status: 200, body: '{"status":"CONFIRMED"}' })
    const before = portal.peer.requests.length
    const { body: receipt } = await send('ana')
    await portal.settle()
    const statusNow = async () =>
      (await portal.call('getFirmBilling', { as: 'lia', params: { id: billing.id } })).body.status
    await until(async () => (await statusNow()) === 'CONFIRMED')
    const told = portal.peer.requests.slice(before)
    expect(told.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/payments/overdue'],
      ['GET', '/payments/pay_7'],
    ])
    expect(told[0]?.headers['idempotency-key']).toBe(receipt.id)
    expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
      receiptId: receipt.id,
      cpfOrCnpj: cnpjOf('aurora'),
      billing: { id: billing.id, reference: 'pay_7', value: 100 },
    })
    expect(await reportedOf(receipt.id)).not.toBeNull()
  })

  it.each([
    ['report', 422, 'failed', false],
    ['portal', 401, 'retry', true],
  ])(
    'that refuses the %s is asked again where that may help',
    async (_, status, state, isAskedAnew) => {
      portal.peer.script({ status })
      const { body: receipt } = await send('ana')
      await portal.settle()
      await until(async () => (await stateOf(receipt.id)) === state)
      expect(await reportedOf(receipt.id)).toBeNull()
      const remove = `delete from pgboss.job where data ->> 'receiptId' = $1`
      await portal.database.query(remove, [receipt.id])
      await requeueLostWork([lostReports])({ ...portal, clock: { now: () => portal.time.now } })
      await portal.settle()
      expect((await stateOf(receipt.id)) !== undefined).toBe(isAskedAnew)
      // Otherwise it takes the answer that is scripted for the next test.
      if (isAskedAnew) await until(async () => (await stateOf(receipt.id)) === 'completed')
    },
  )

  it('is asked anew of an invoice that it had no answer for', async () => {
    const { body: billing } = await chargeAurora({ providerReference: 'pay_8' })
    portal.peer.script({ status: 201 }, { status: 401 })
    const before = portal.peer.requests.length
    const { body: receipt } = await send('ana')
    await portal.settle()
    await until(() => portal.peer.requests.length === before + 2)
    await until(async () => (await stateOf(receipt.id)) === 'retry')
    await portal.database.query(`delete from pgboss.job where data ->> 'receiptId' = $1`, [
      receipt.id,
    ])
    portal.peer.script({ status: 200, body: '{"status":"CONFIRMED"}' })
    const ask = async () => {
      await requeueLostWork([lostReports])({ ...portal, clock: { now: () => portal.time.now } })
      await portal.settle()
    }
    await ask()
    await until(async () => {
      const { body } = await portal.call('getFirmBilling', {
        as: 'lia',
        params: { id: billing.id },
      })
      return body.status === 'CONFIRMED'
    })
    // Asked, and not told again.
    const told = portal.peer.requests.slice(before)
    expect(told.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
    await until(async () => (await stateOf(receipt.id)) === 'completed')
    await portal.database.query(`delete from pgboss.job where data ->> 'receiptId' = $1`, [
      receipt.id,
    ])
    await ask()
    expect(await stateOf(receipt.id)).toBeUndefined()
  })

  it('keeps nobody waiting: the customer is released while it is away', async () => {
    portal.peer.script({ status: 500 })
    const before = portal.peer.requests.length
    const { status, body: receipt } = await send('ana')
    expect(status).toBe(201)
    expect(await tagsOf(portal, 'aurora')).toEqual([])
    await portal.settle()
    await until(() => portal.peer.requests.length > before)
    await until(async () => (await stateOf(receipt.id)) === 'retry')
    expect(await reportedOf(receipt.id)).toBeNull()
  })
})

describe('what a receipt holds', () => {
  it.each([
    ['an empty promise of a PDF', 'c.pdf', 'application/pdf', 'x'],
    ['a text', 'c.txt', 'text/plain', 'Paguei.'],
    ['a page', 'c.pdf', 'application/pdf', '<html>%PDF'],
    ['a drawing', 'c.png', 'image/png', '<svg/>'],
    ['another picture', 'c.jpg', 'image/jpeg', 'GIF89a'],
  ])('is a PDF, JPG or PNG by its bytes, not %s', async (_, name, fileType, content) => {
    const bytes = { fileType, content: Buffer.from(content) }
    const data = await upload(portal, 'ana', name, 'ATTACHMENT', bytes)
    const { status, problem } = await send('ana', { data })
    expect([status, problem.code, problem.errors]).toEqual([
      400,
      'RECEIPT_TYPE_INVALID',
      { data: 'O comprovante precisa ser um PDF, JPG ou PNG.' },
    ])
    expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
    expect(await countReceipts()).toBe(0)
  })

  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
  ])('may be a photograph: %s, whatever it is called', async (type, content) => {
    const bytes = { fileType: 'text/html', content: Buffer.from(content, 'latin1') }
    const data = await upload(portal, 'ana', 'c.html', 'ATTACHMENT', bytes)
    const { status, body } = await send('ana', { data })
    expect([status, body.fileType, body.released]).toEqual([201, type, true])
  })
})

it('never lets a customer write a billing or another’s receipt, whatever a handler does', async () => {
  const ana = { customerId: customerIdOf('aurora'), userId: userIdOf('ana'), staff: false }
  const { body: billing } = await chargeAurora({})
  const run = (text: string, params: unknown[] = []) =>
    portal.database.tenant(ana, (transaction) => transaction.run(plainCommand(text, params)))
  await run(`update billings set status = 'RECEIVED' where id = $1`, [billing.id])
  const read = await portal.call('getFirmBilling', { as: 'lia', params: { id: billing.id } })
  expect(read.body.status).toBe('OVERDUE')
  const insert = `insert into receipts (id, customer_id, user_id, user_name, file_key, file_name,
    content_type, size, created_at, updated_at)
    values (gen_random_uuid(), $1, $2, 'x', 'k', 'f', 't', 1, now(), now())`
  for (const [customer, user] of [
    ['brisa', 'ana'],
    ['aurora', 'bruno'],
  ] as const) {
    await expect(run(insert, [customerIdOf(customer), userIdOf(user)])).rejects.toThrow(
      /row-level security/,
    )
  }
})

describe('listSentReceipts', () => {
  const list = (as: PersonName, query = {}) => portal.call('listSentReceipts', { as, query })

  it('shows the admins of a customer what became of each proof, newest first', async () => {
    const first = await send('ana')
    await makeDelinquent(portal, 'aurora')
    const second = await send('sofia')
    await portal.call('reviewReceipt', {
      as: 'lia',
      params: { id: first.body.id },
      body: { status: 'refused', note: 'É de outra fatura.' },
    })
    for (const as of ['ana', 'sofia'] as const) {
      const { body } = await list(as)
      expect(body.total).toBe(2)
      expect(body.receipts).toMatchObject([
        { id: second.body.id, userName: 'sofia', status: 'received', released: false },
        { id: first.body.id, status: 'refused', note: 'É de outra fatura.' },
      ])
    }
    const { body: page } = await list('ana', { limit: 1 })
    const { body: next } = await list('ana', { limit: 1, cursor: page.nextCursor })
    expect(next.receipts.map(({ id }) => id)).toEqual([first.body.id])
  })

  it('is for admins, of the own customer alone, and takes no cursor that is none', async () => {
    await send('ana')
    expect((await list('davi')).body).toMatchObject({ receipts: [], total: 0 })
    expect((await list('bruno')).problem.code).toBe('ADMIN_ONLY')
    expect((await list('lia')).problem.code).toBe('CUSTOMER_ONLY')
    expect((await list('ana', { cursor: 'x' })).status).toBe(400)
  })
})
