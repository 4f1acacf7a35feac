import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import {
  type CustomerName,
  customerIdOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const contract = (customer: CustomerName, body: object, request: object = {}) =>
  portal.call('updateFirmContract', {
    as: 'lia',
    params: { id: customerIdOf(customer) },
    body,
    ...request,
  })

const setSuperAdmin = (person: PersonName, on: boolean) =>
  portal.database.system((transaction) =>
    transaction.run(
      plainCommand('update users set customer_super_admin = $2 where id = $1', [
        userIdOf(person),
        on,
      ]),
    ),
  )

describe('updateFirmContract', () => {
  const create = () =>
    portal.call('createDemand', { as: 'davi', body: { name: 'Distrato', description: 'x' } })
  const home = () => portal.call('getHome', { as: 'davi' })

  it.each([
    ['suspended', { hasSuspendedContract: true }, 'ACCESS_SUSPENDED'],
    [
      'overdue',
      { hasPaymentOverdue: true, paymentOverdueSince: '2026-03-10' },
      'ACCESS_PAYMENT_OVERDUE',
    ],
    ['for a specific demand', { isSpecificDemand: true }, 'ACCESS_SPECIFIC_DEMAND'],
    ['over', { isChurn: true, accessAllowedUntil: '2026-03-09' }, 'ACCESS_CHURNED'],
  ])('takes effect on the next call: %s', async (_, change, code) => {
    expect((await create()).status).toBe(201)
    expect((await contract('brisa', change)).body).toMatchObject(change)
    const refused = await create()
    expect([refused.status, refused.problem.code]).toEqual([403, code])
    const undone = Object.fromEntries(
      Object.entries(change).map(([field, value]) => [field, value === true ? false : null]),
    )
    await contract('brisa', undone)
    expect((await create()).status).toBe(201)
  })

  it('tells of no late payment and no sale that is yet to come', async () => {
    const toCome = { hasPaymentOverdue: true, paymentOverdueSince: '2026-03-11' }
    const { status, problem } = await contract('brisa', { ...toCome, saleDate: '2030-01-01' })
    const said = 'Informe o dia de hoje ou um que já passou.'
    expect([status, problem.errors]).toEqual([400, { paymentOverdueSince: said, saleDate: said }])
    expect((await home()).status).toBe(200)
  })

  it('leaves the days of access after the end of the contract', async () => {
    await contract('brisa', { isChurn: true, accessAllowedUntil: '2026-03-10' })
    expect((await home()).status).toBe(200)
    const { now } = portal.time
    portal.time.now = new Date('2026-03-11T03:00:00.000Z')
    expect((await home()).problem.code).toBe('ACCESS_CHURNED')
    portal.time.now = now
    await contract('brisa', { isChurn: false, accessAllowedUntil: null })
  })

  it('leaves fifteen days to download documents when it ends', async () => {
    const ended = await contract('brisa', { isChurn: true })
    expect(ended.body.accessAllowedUntil).toBe('2026-03-25')
    expect((await home()).status).toBe(200)
    expect((await contract('brisa', { isChurn: true })).body.accessAllowedUntil).toBe('2026-03-25')
    const back = await contract('brisa', { isChurn: false })
    expect(back.body).toMatchObject({ isChurn: false, accessAllowedUntil: null })
  })

  it('keeps tools, sale date and the contract document', async () => {
    const { awsFileKey, fileName } = await upload(portal, 'lia', 'assinado.docx')
    const change = {
      customerAccess: ['Lembretes', 'Registrar marcas'],
      saleDate: '2026-02-01',
      serviceContractAwsKey: awsFileKey,
    }
    expect((await contract('brisa', change)).body).toMatchObject(change)
    const own = await portal.call('getCustomer', { as: 'davi', query: { detailed: true } })
    expect(own.body).toMatchObject(change)
    const download = async (as: PersonName) =>
      (await portal.call('createDownload', { as, query: { key: awsFileKey } })).status
    expect(await download('davi')).toBe(404)
    await setSuperAdmin('davi', true)
    expect(await download('davi')).toBe(200)
    const { body } = await portal.call('createDownload', { as: 'davi', query: { key: awsFileKey } })
    expect(body.fileName).toBe(fileName)
    expect([await download('sofia'), await download('rui')]).toEqual([404, 200])
    await setSuperAdmin('davi', false)
    // The same key is not a new file.
    expect((await contract('brisa', { serviceContractAwsKey: awsFileKey })).status).toBe(200)
  })

  it('refuses what is no state of a contract', async () => {
    const { awsFileKey: foreign } = await upload(portal, 'davi')
    for (const body of [
      {},
      { isChurn: 'sim' },
      { accessAllowedUntil: '10/03/2026' },
      { customerAccess: ['Xadrez'] },
      { customerAccess: ['Lembretes', 'Lembretes'] },
      { name: 'x' },
      { serviceContractAwsKey: 'uploads/nothing' },
      { serviceContractAwsKey: foreign },
    ]) {
      expect((await contract('brisa', body)).status).toBe(400)
    }
  })

  it('refuses a stale version and shows what changed', async () => {
    const { headers } = await contract('brisa', { isPremium: true })
    await contract('brisa', { isPremium: false, isSpecificDemand: false })
    const stale = await contract(
      'brisa',
      { isPremium: true, customerAccess: [] },
      { headers: { 'if-match': String(headers.etag) } },
    )
    expect(stale.status).toBe(412)
    expect(stale.problem.errors).toMatchObject({ isPremium: 'false' })
  })
})
