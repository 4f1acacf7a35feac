import { afterAll, beforeAll, expect, it } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
let sent: () => number

beforeAll(async () => {
  portal = await startTestPortal()
  sent = countStatements(portal.engine.tenant)
})
afterAll(() => portal.close())

/** The number of statements of one request. */
async function count(request: () => Promise<{ status: number }>, status = 200): Promise<number> {
  await portal.settle()
  const before = sent()
  expect((await request()).status).toBe(status)
  return sent() - before
}

async function raiseMany(number: number, statusKey: 'FINISHED' | 'IN_PROGRESS'): Promise<string[]> {
  const ids: string[] = []
  for (let raised = 0; raised < number; raised += 1) {
    const { id } = await raiseDemandIn(portal, statusKey, { as: 'davi', business: 'brisa-1' })
    if (statusKey === 'IN_PROGRESS') {
      const body = { deleveryForecast: `2026-05-${String(10 + raised)}` }
      await portal.call('setDemandForecast', { as: 'lia', params: { id }, body })
    }
    ids.push(id)
  }
  return ids
}

it.each([
  [
    'validateDemands',
    (ids: string[]) =>
      portal.call('validateDemands', {
        as: 'davi',
        params: { ids: ids.join(',') },
        body: { demandsIds: ids },
      }),
  ],
  [
    'makeDemandsPrivate',
    (ids: string[]) =>
      portal.call('makeDemandsPrivate', { as: 'davi', params: { ids: ids.join(',') } }),
  ],
] as const)('%s needs as many statements for nine demands as for two', async (_, send) => {
  const [few, many] = [await raiseMany(2, 'FINISHED'), await raiseMany(9, 'FINISHED')]
  const expected = await count(() => send(few))
  expect(await count(() => send(many))).toBe(expected)
})

it('a queue of ten is moved with as many statements as one of three', async () => {
  const reorder = (ids: readonly string[]) =>
    portal.call('reorderDemands', { as: 'davi', body: { demands: ids.map((id) => ({ id })) } })
  const prioritize = (id: string) => portal.call('prioritizeDemand', { as: 'davi', params: { id } })
  const few = await raiseMany(3, 'IN_PROGRESS')
  const reordered = await count(() => reorder([...few].reverse()))
  const [last = ''] = (await raiseMany(1, 'IN_PROGRESS')).reverse()
  const prioritized = await count(() => prioritize(last))

  const many = await raiseMany(7, 'IN_PROGRESS')
  expect(await count(() => reorder([...many].reverse()))).toBe(reordered)
  const { id } = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
  const body = { statusKey: 'IN_PROGRESS', deleveryForecast: '2026-06-30' }
  await portal.call('updateDemandStatus', { as: 'lia', params: { id }, body })
  expect(await count(() => prioritize(id))).toBe(prioritized)
})

it('a demand with six files needs as many statements as one with a single file', async () => {
  const raise = async (files: number) => {
    const attachments = []
    for (let sent = 0; sent < files; sent += 1) attachments.push(await upload(portal, 'davi'))
    const body = { name: 'Contrato', description: 'Segue.', attachments }
    return count(() => portal.call('createDemand', { as: 'davi', body }), 201)
  }
  expect(await raise(6)).toBe(await raise(1))
})
