import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../db/engine.ts'
import { createPostgresEngine } from '../db/postgres.engine.ts'
import { openSilentDoor, type SilentDoor } from '../testing/silent-door.ts'
import { raiseDemand } from '../testing/test-demands.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

/** A request that the database keeps waiting is answered with 503 and a time to retry. */

/** Short enough for a test, and long enough for a busy machine. */
const timeoutMs = 3000

let first: TestPortal
let portal: TestPortal
let door: SilentDoor
let engine: Engine
let acquired = 0
beforeAll(async () => {
  first = await startTestPortal()
  const url = new URL(first.source.url ?? '')
  door = await openSilentDoor({ host: url.hostname, port: Number(url.port) })
  url.port = String(door.port)
  engine = createPostgresEngine(url.href, { connections: 2, timeoutMs })
  const { use } = engine.tenant
  Object.assign(engine.tenant, {
    use: (work: Parameters<typeof use>[0]) => {
      acquired += 1
      return use(work)
    },
  })
  portal = await startSecondPortal(first, { engine })
})
afterAll(async () => {
  // Requests that still wait fail, so that closing does not wait for them.
  door.close()
  await portal.close()
  await first.close()
})

const refusal = { status: 503, code: 'UNAVAILABLE', retryAfter: '2' }
async function tell(work: Promise<{ status: number; problem: { code: string }; headers: object }>) {
  const { status, problem, headers } = await work
  return {
    status,
    code: problem.code,
    retryAfter: (headers as Record<string, unknown>)['retry-after'],
  }
}
const list = () => portal.call('listDemands', { as: 'ana', business: 'aurora-1' })

/** A lock or connection that is held until it is released. */
function hold() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held, release }
}

describe('a row that somebody else holds', () => {
  it('is waited for within the timeout, and nobody else waits', async () => {
    const { id } = await raiseDemand(first)
    const { held, release } = hold()
    let isHeld = () => {}
    const holding = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    const holder = first.database.system(async (transaction) => {
      const text = 'select from demands where id = $1 for update'
      await transaction.run({ text, params: [id], read: () => undefined })
      isHeld()
      await held
    })
    await holding
    const body = { name: 'Outro nome' }
    const write = () => portal.call('updateDemand', { as: 'ana', params: { id }, body })
    expect((await list()).status).toBe(200)
    const began = performance.now()
    // The second one first waits in the queue, then for the row.
    expect(await Promise.all([tell(write()), tell(write())])).toEqual([refusal, refusal])
    expect(performance.now() - began).toBeLessThan(timeoutMs * 1.5)
    release()
    await holder
    expect((await portal.call('updateDemand', { as: 'ana', params: { id }, body })).status).toBe(
      200,
    )
  })
})

describe('a full pool', () => {
  it('is waited for once', async () => {
    const { held, release } = hold()
    const holders = [1, 2].map(() => engine.tenant.use(() => held))
    acquired = 0
    expect(await tell(list())).toEqual(refusal)
    expect(acquired).toBe(1)
    acquired = 0
    const body = { name: 'a', description: 'b' }
    expect(await tell(portal.call('createDemand', { as: 'ana', body }))).toEqual(refusal)
    expect(acquired).toBe(1)
    const { statusCode, payload } = await portal.app.inject('/readyz')
    expect([statusCode, JSON.parse(payload).database]).toEqual([503, 'unavailable'])
    release()
    await Promise.all(holders)
    expect((await list()).status).toBe(200)
  })
})

describe('a network that has gone silent', () => {
  it('is given up for every request', async () => {
    expect((await list()).status).toBe(200)
    door.silence()
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(list())))
    for (const answer of answers) expect(answer).toEqual(refusal)
    expect(await tell(portal.call('signIn', { body: { email: 'a@b.c', password: 'x' } }))).toEqual(
      refusal,
    )
    expect((await portal.app.inject('/healthz')).statusCode).toBe(200)
  })
})
