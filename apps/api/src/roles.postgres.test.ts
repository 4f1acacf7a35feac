import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigurationError } from './config/configuration-error.ts'
import { readEnvironment } from './config/environment.ts'
import { emailOf } from './testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from './testing/test-portal.ts'

/** Two processes on one database: one answers requests, the other does the work that they cause. */

const DATABASE_URL = 'postgresql://portal:x@localhost/portal'
const as = (role: string) => ({ variables: { PROCESS_ROLE: role, DATABASE_URL } })
let web: TestPortal
let worker: TestPortal
beforeAll(async () => {
  web = await startTestPortal(as('web'))
  worker = await startSecondPortal(web, as('worker'))
})
afterAll(async () => {
  await worker.close()
  await web.close()
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const say = async (name: string) => {
  const body = { name, description: 'x' }
  const { id } = (await web.call('createDemand', { as: 'ana', body })).body
  await web.call('postDemandMessage', { as: 'lia', params: { id }, body: { content: 'Segue.' } })
}
const readiness = async (portal: TestPortal) => {
  const { statusCode, payload } = await portal.app.inject('/readyz')
  return { statusCode, ...JSON.parse(payload) }
}

describe('a process of the web', () => {
  it('answers requests, and leaves their mails to the worker, which hears of them at once', async () => {
    await say('Distrato')
    const toAna = () => worker.mails.filter(({ to }) => to === emailOf('ana'))
    await expect.poll(() => toAna().length).toBe(1)
    expect(web.mails).toEqual([])
  })

  it('carries nothing out where there is no worker, and the next one does it all', async () => {
    await worker.close()
    await say('Locação')
    await pause(5000)
    expect(web.mails).toEqual([])
    expect((await web.engine.query('select from outbox')).rows.length).toBeGreaterThan(0)
    const now = web.time.now
    web.time.now = new Date(now.getTime() + 6 * 60_000)
    const late = { statusCode: 200, status: 'degraded', jobs: 'late' }
    await expect.poll(() => readiness(web)).toMatchObject(late)
    web.time.now = now
    worker = await startSecondPortal(web, as('worker'))
    const toAna = () => worker.mails.filter(({ to }) => to === emailOf('ana'))
    await expect.poll(() => toAna().length).toBe(1)
  })

  it('does not tell whether mail goes out, and does that nobody carries out what is due', async () => {
    const { mail, ...rest } = await readiness(web)
    expect(mail).toBeUndefined()
    expect(rest).toMatchObject({ statusCode: 200, status: 'ready', role: 'web', jobs: 'ok' })
    await worker.close()
    await web.engine.query(`insert into pgboss.job (name, data, start_after)
      values ('passwordReset', '{"kind":"passwordReset","userId":null}', now() - interval '1 hour')`)
    const late = { statusCode: 200, status: 'degraded', jobs: 'late' }
    await expect.poll(() => readiness(web)).toMatchObject(late)
    worker = await startSecondPortal(web, as('worker'))
    await expect
      .poll(() => readiness(worker))
      .toMatchObject({ status: 'ready', role: 'worker', jobs: 'ok', mail: 'ok' })
  })
})

describe('a worker', () => {
  it.each(['/', '/api/demands', '/api/auth'])('does not serve %s', async (url) => {
    expect((await worker.app.inject(url)).statusCode).toBe(404)
  })

  it('logs no address, which may carry a token', async () => {
    await worker.app.inject('/api/calendar/segredo.ics?busca=Ana')
    expect(worker.logs.filter((line) => /segredo|Ana|remoteAddress/.test(line))).toEqual([])
  })

  it('tells that it lives, and what it lacks', async () => {
    expect((await worker.app.inject('/healthz')).statusCode).toBe(200)
    const { status, role } = await readiness(worker)
    expect([status, role]).toEqual(['ready', 'worker'])
  })
})

describe('a role', () => {
  it.each([
    [{ PROCESS_ROLE: 'api', DATABASE_URL }, 'PROCESS_ROLE deve ser web ou worker, ou faltar'],
    [
      { PROCESS_ROLE: 'web' },
      'PROCESS_ROLE pede DATABASE_URL: o banco embutido pertence a um só processo',
    ],
  ])('is refused as in %j', (variables, line) => {
    expect(() => readEnvironment(variables)).toThrow(new ConfigurationError([line]))
  })

  it('is both where nothing is said', () => {
    expect(readEnvironment({}).role).toBe('both')
  })
})
