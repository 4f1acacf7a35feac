import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemandIn } from '../testing/test-demands.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { upload } from '../testing/test-uploads.ts'
import { lineUp } from '../testing/waiting-writers.ts'

/** A program whose request timed out sends it again while the first is still running. */
describe('a copy that waits for the first one', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.close())

  const held = (id: string) => ['select from demands where id = $1 for update', id] as const

  it('gets its answer where the first one has used the file up', async () => {
    const { id } = await raiseDemandIn(portal, 'IN_PROGRESS')
    const attachments = [await upload(portal, 'ana')]
    await portal.settle()
    const send = () =>
      portal.call('postDemandMessage', {
        as: 'ana',
        params: { id },
        headers: { 'idempotency-key': 'with-a-file' },
        body: { content: 'Segue a minuta.', attachments },
      })
    const [first, second] = await lineUp(portal, held(id), send, send)
    expect([first.status, second.status, second.problem?.code]).toEqual([201, 201, undefined])
    expect(second.body).toEqual(first.body)
  })

  it('gets its answer where the first one has changed the status and the version', async () => {
    const { id } = await raiseDemandIn(portal, 'PENDING')
    const { headers } = await portal.call('getDemand', { as: 'ana', params: { id } })
    await portal.settle()
    const send = () =>
      portal.call('updateDemandStatus', {
        as: 'ana',
        params: { id },
        headers: { 'idempotency-key': 'resolve', 'if-match': String(headers.etag) },
        body: { statusKey: 'IN_PROGRESS', message: 'Respondido.' },
      })
    const [first, second] = await lineUp(portal, held(id), send, send)
    expect([first.status, second.status, second.problem?.code]).toEqual([200, 200, undefined])
    expect(second.body).toEqual(first.body)
    expect(second.headers.etag).toBe(first.headers.etag)
  })

  it('is refused as before where the row went another way', async () => {
    const { id } = await raiseDemandIn(portal, 'PENDING')
    await portal.settle()
    const resolve = (as: 'ana' | 'bruno') => () =>
      portal.call('updateDemandStatus', {
        as,
        params: { id },
        headers: { 'idempotency-key': 'each-their-own' },
        body: { statusKey: 'IN_PROGRESS', message: 'Respondido.' },
      })
    const [first, second] = await lineUp(portal, held(id), resolve('ana'), resolve('bruno'))
    expect([first.status, second.status]).toEqual([200, 400])
    expect(second.problem.code).toBe('DEMAND_TRANSITION_REFUSED')
  })
})
