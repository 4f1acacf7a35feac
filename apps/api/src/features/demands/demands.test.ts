import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const draft = { name: 'Revisão do contrato', description: 'Cláusula de exclusividade.' }

describe('createDemand and getDemand', () => {
  it('makes a demand of the active business', async () => {
    const made = await portal.call('createDemand', { as: 'ana', business: 'aurora-2', body: draft })
    expect(made.status).toBe(201)
    const read = await portal.call('getDemand', {
      as: 'ana',
      business: 'aurora-2',
      params: { id: made.body.id },
    })
    expect(read.status).toBe(200)
    expect(read.body).toEqual(made.body)
    expect(read.headers.etag).toBe('"1"')
  })
  it('is not found by another customer', async () => {
    const { body } = await portal.call('createDemand', { as: 'ana', body: draft })
    const foreign = await portal.call('getDemand', { as: 'davi', params: { id: body.id } })
    const unknown = await portal.call('getDemand', { as: 'davi', params: { id: idOf('nothing') } })
    expect(foreign.status).toBe(404)
    expect({ ...foreign.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' })
  })
})
