import { expect, it, vi } from 'vitest'
import * as demandCalls from '../generated/calls/demands.ts'
import * as reminderCalls from '../generated/calls/reminders.ts'
import * as sessionCalls from '../generated/calls/session.ts'
import { createApiClient } from './client.ts'
import { defineCommand, isAnswerLost, isApiError } from './index.ts'

const stale = [] as const
const createDemand = defineCommand(demandCalls.createDemand, { stale })
const renameDemand = defineCommand(demandCalls.renameDemand, { stale })
const seeDemand = defineCommand(demandCalls.viewDemand, { stale })
const fileReminder = defineCommand(reminderCalls.fileReminder, { stale })
const endSession = defineCommand(sessionCalls.endSession, { stale })
const requestReset = defineCommand(sessionCalls.requestPasswordReset, { stale })

/** A client whose calls are answered one after the other; `lost` is no answer. */
function clientOf(...answers: readonly (number | 'lost')[]) {
  const left = [...answers]
  const fetch = vi.fn(async (_: Request) => {
    const status = left.shift() ?? 500
    if (status === 'lost') throw new TypeError('Failed to fetch')
    return status === 204
      ? new Response(null, { status })
      : Response.json({ code: `CODE_${status}`, message: 'Resposta' }, { status })
  })
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    token: () => 't',
    businessId: () => 'b1',
    policy: { retryDelay: 0 },
    fetch,
  })
  return { client, sent: () => fetch.mock.calls.map(([request]) => request) }
}

const draft = { name: 'Contrato', description: 'Descrição' }
const send = {
  createDemand: (client) => createDemand(client).mutationFn(draft),
  renameDemand: (client) => renameDemand(client).mutationFn({ id: 'd1', name: 'Contrato' }),
  seeDemand: (client) => seeDemand(client).mutationFn({ id: 'd1' }),
  fileReminder: (client) => fileReminder(client).mutationFn({ id: 'r1' }),
  endSession: (client) => endSession(client).mutationFn({ id: 's1' }),
} satisfies Record<string, (client: ReturnType<typeof clientOf>['client']) => Promise<unknown>>
type Write = keyof typeof send
const writes = Object.keys(send) as Write[]

it.each(writes)('%s that gets no answer is sent again, word for word', async (write) => {
  const { client, sent } = clientOf('lost', 504, 200)
  await expect(send[write](client)).resolves.toBeDefined()
  const [first, ...others] = await Promise.all(
    sent().map(async (request) => [
      request.method,
      request.url,
      [...request.headers],
      await request.text(),
    ]),
  )
  expect(others).toEqual([first, first])
})

it('a create goes under the same key each time', async () => {
  const { client, sent } = clientOf('lost', 200)
  await send.createDemand(client)
  const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
})

it('what is lost as often as the policy allows fails', async () => {
  const { client, sent } = clientOf('lost', 'lost', 'lost', 200)
  await expect(send.renameDemand(client)).rejects.toMatchObject({ kind: 'network' })
  expect(sent()).toHaveLength(3)
})

it.each([
  [503, 'is busy'],
  [500, 'could not'],
  [409, 'refuses'],
  [404, 'does not know it'],
])('an answer of %d, of a server that %s, is not asked for again', async (status) => {
  for (const write of writes) {
    const { client, sent } = clientOf(status, 200)
    await expect(send[write](client)).rejects.toMatchObject({ status })
    expect(sent()).toHaveLength(1)
  }
})

it('a removal whose repeat finds nothing is done, and of a change its refusal is told', async () => {
  await expect(send.endSession(clientOf('lost', 404).client)).resolves.toBeUndefined()
  const refused = send.renameDemand(clientOf('lost', 404).client)
  await expect(refused).rejects.toMatchObject({ status: 404 })
})

it('what the server would do twice is sent once', async () => {
  const { client, sent } = clientOf('lost', 204)
  const asked = requestReset(client).mutationFn({ email: 'ana@aurora.example' })
  await expect(asked).rejects.toMatchObject({ kind: 'network' })
  expect(sent()).toHaveLength(1)
})

it('what was lost stays lost when it is sent again without a connection, and what never left does not', async () => {
  const online = vi.fn(() => true)
  vi.stubGlobal('navigator', {
    get onLine() {
      return online()
    },
  })
  const ended = async ({ client }: ReturnType<typeof clientOf>) => {
    const error: unknown = await send.createDemand(client).catch((cause: unknown) => cause)
    return [isApiError(error) && error.code, isAnswerLost(error)]
  }
  const keys = ({ sent }: ReturnType<typeof clientOf>) =>
    new Set(sent().map(({ headers }) => headers.get('idempotency-key')))
  const all = Array.from({ length: 9 }, () => 'lost' as const)
  const lost = clientOf(...all)
  expect(await ended(lost)).toEqual(['NETWORK', true])
  const unsent = clientOf(...all)
  online.mockReturnValue(false)
  for (const _ of [1, 2]) {
    expect(await ended(lost)).toEqual(['NETWORK', true])
    expect(await ended(unsent)).toEqual(['OFFLINE', false])
  }
  expect(keys(lost).size).toBe(1)
  vi.unstubAllGlobals()
})
