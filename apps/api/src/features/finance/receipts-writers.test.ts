import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDelinquent, tagsOf } from '../../testing/test-finance.ts'
import { customerIdOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { type UploadedFile, upload } from '../../testing/test-uploads.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await makeDelinquent(portal, 'aurora')
})
afterAll(() => portal.close())

const send = (as: PersonName, data: UploadedFile) =>
  portal.call('reportOverduePayment', {
    as,
    params: { paymentProvider: 'pagamentos' },
    body: { customerId: customerIdOf('aurora'), data },
  })

it('a refusal that comes while another receipt is sent is the last word', async () => {
  const { body: first } = await send('ana', await upload(portal, 'ana'))
  await makeDelinquent(portal, 'aurora')
  const data = await upload(portal, 'sofia')
  // Files are checked in the storage, never within the transaction that makes the writers wait.
  const outside = AsyncLocalStorage.snapshot()
  const [sent, refused] = await lineUp(
    portal,
    ['select from files where key = $1 for update', data.awsFileKey],
    () => outside(send, 'sofia', data),
    () =>
      portal.call('reviewReceipt', {
        as: 'lia',
        params: { id: first.id },
        body: { status: 'refused', note: 'É de outra fatura.' },
      }),
  )
  expect([sent.status, refused.status]).toEqual([201, 200])
  expect(await tagsOf(portal, 'aurora')).toEqual(['Inadimplente'])
  const read = await portal.call('getReceipt', { as: 'lia', params: { id: sent.body.id } })
  expect(read.body.released).toBe(false)
})
