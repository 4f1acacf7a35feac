import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { startTestS3, type TestS3 } from '../testing/s3-server.ts'
import { startTestClamd } from '../testing/test-clamd.ts'
import { raiseDemand } from '../testing/test-demands.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { untilQuiet } from '../testing/until-quiet.ts'

/** A portal with files in S3, while S3, the mail server or the database is down. */

let s3: TestS3
let portal: TestPortal
let isMailServerDown = false
beforeAll(async () => {
  s3 = await startTestS3()
  const { settings } = s3
  portal = await startTestPortal({
    environment: readEnvironment({
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.address.slice(0, -settings.bucket.length - 1),
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    }),
    mailer: {
      async send(mail) {
        if (isMailServerDown) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        portal.mails.push(mail)
      },
      async close() {},
    },
  })
  await portal.files.check()
})
afterAll(async () => {
  await portal.close()
  await s3.close()
})
beforeEach(() => {
  s3.faults.always(null)
  isMailServerDown = false
})

const content = 'eleven char'
const asked = {
  fileName: 'contrato nº 1.pdf',
  fileType: 'application/pdf',
  fileSize: content.length,
}
async function upload() {
  const { body } = await portal.call('createUpload', {
    as: 'ana',
    query: { ...asked, type: 'ATTACHMENT' },
  })
  const headers = { 'content-type': asked.fileType }
  const { status } = await fetch(body.signedUrl, { method: 'PUT', headers, body: content })
  expect(status).toBe(200)
  return { ...asked, awsFileKey: body.key }
}
const say = (id: string, attachments: object[]) =>
  portal.call('postDemandMessage', { as: 'ana', params: { id }, body: { attachments } })
const ready = async () => (await portal.app.inject({ url: '/readyz' })).json()

describe('with the files in S3', () => {
  it('an attachment goes there and comes back without passing this server', async () => {
    const { id } = await raiseDemand(portal)
    const file = await upload()
    expect((await say(id, [file])).status).toBe(201)
    const { body } = await portal.call('createDownload', {
      as: 'bruno',
      query: { key: file.awsFileKey },
    })
    expect(new URL(body.signedUrl).origin).toBe(new URL(s3.settings.address).origin)
    const answer = await fetch(body.signedUrl)
    expect(await answer.text()).toBe(content)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect((await portal.app.inject({ url: `/files/${file.awsFileKey}` })).statusCode).toBe(404)
  })

  it('pages may reach the bucket and nothing beside it', async () => {
    const { headers } = await portal.app.inject({ url: '/', headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`connect-src 'self' ${s3.settings.address}/;`)
    expect(policy).toContain(`img-src 'self' data: blob: ${s3.settings.address}/`)
  })

  it('a file is attached only once it is there as announced', async () => {
    const { id } = await raiseDemand(portal)
    const { body } = await portal.call('createUpload', {
      as: 'ana',
      query: { ...asked, type: 'ATTACHMENT' },
    })
    const answer = await say(id, [{ ...asked, awsFileKey: body.key }])
    expect([answer.status, answer.problem.code]).toEqual([400, 'FILE_NOT_UPLOADED'])
  })
})

describe('while S3 is away', () => {
  it('what needs it is refused for now, everything else goes on', async () => {
    const { id } = await raiseDemand(portal)
    const file = await upload()
    s3.faults.always(() => 'cut')

    const refused = await say(id, [file])
    expect([refused.status, refused.problem.code]).toEqual([503, 'UNAVAILABLE'])
    expect(refused.headers['retry-after']).toBe('2')
    const items = await portal.call('listDemandItems', { as: 'ana', params: { id } })
    expect(items.body.total).toBe(0)
    expect((await portal.call('listDemands', { as: 'ana' })).status).toBe(200)
    expect((await raiseDemand(portal)).id).toBeTruthy()
    expect(await ready()).toMatchObject({
      status: 'degraded',
      database: 'ok',
      files: 'unavailable',
    })

    s3.faults.always(null)
    expect((await say(id, [file])).status).toBe(201)
    await expect.poll(ready).toMatchObject({ status: 'ready', files: 'ok' })
  })

  it('the log names neither file, key nor address', () => {
    const log = portal.logs.join('')
    expect(log).not.toMatch(/contrato|uploads\/|X-Amz|S3RVER|127\.0\.0\.1/)
  })
})

describe('while the mail server is away', () => {
  it('requests succeed, and the e-mail waits to be tried again', async () => {
    // What the tests before have caused would be told of as well, and sent.
    await untilQuiet(portal)
    isMailServerDown = true
    portal.mails.length = 0
    const failures = () => portal.logs.filter((line) => line.includes('job failed'))
    const before = failures().length
    const answer = await portal.call('requestPasswordReset', {
      body: { email: 'ana@test.example' },
    })
    expect(answer.status).toBe(204)
    await expect.poll(() => failures().length).toBeGreaterThan(before)
    expect(failures().join('')).not.toContain('ana@test.example')
    expect(portal.mails).toEqual([])
    const waiting = async () => {
      const { rows } = await portal.database.query(
        `select state, retry_count, start_after > now() as later from pgboss.job
         where name = 'passwordReset'`,
      )
      return rows
    }
    // The failure is reported before the queue records it.
    await expect.poll(waiting).toEqual([{ state: 'retry', retry_count: 0, later: true }])

    isMailServerDown = false
    await portal.database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
    portal.jobs.wake()
    await expect.poll(() => portal.mails.length).toBe(1)
  })

  it('what nobody carries out is told', async () => {
    await portal.database.query(
      `select pgboss.create_queue('unattended', '{"policy": "standard"}');
       insert into pgboss.job (name, data, start_after)
       values ('unattended', '{}', now() - interval '10 minutes')`,
    )
    await expect.poll(ready).toMatchObject({ status: 'degraded', jobs: 'late' })
    await portal.database.query(`delete from pgboss.job where name = 'unattended'`)
  })
})

describe('while the scanner of files is away', () => {
  it('the server says so, where one is configured', async () => {
    expect(await ready()).not.toHaveProperty('scanner')
    const clamd = await startTestClamd()
    const scanned = await startTestPortal({ variables: { CLAMD_URL: clamd.url } })
    const tell = async () => (await scanned.app.inject({ url: '/readyz' })).json()
    await expect.poll(tell).toMatchObject({ status: 'ready', scanner: 'ok' })
    await scanned.close()
    await clamd.close()
    const alone = await startTestPortal({ variables: { CLAMD_URL: clamd.url } })
    const told = async () => {
      const { statusCode, payload } = await alone.app.inject({ url: '/readyz' })
      return { statusCode, ...JSON.parse(payload) }
    }
    const without = { status: 'degraded', database: 'ok', scanner: 'unavailable' }
    await expect.poll(told).toMatchObject({ statusCode: 200, ...without })
    await alone.close()
  })
})

describe('while the database is away', () => {
  const refuse = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  /** Makes the database fail until the returned function is called. */
  function lose(use: () => Promise<never>): () => void {
    const { system, tenant } = portal.engine
    Object.assign(portal.engine, { system: { use }, tenant: { use } })
    return () => Object.assign(portal.engine, { system, tenant })
  }

  it('everything is refused for now, and goes on when it is back', async () => {
    const restore = lose(refuse)
    for (const answer of [
      await portal.call('listDemands', { as: 'ana' }),
      await portal.call('createDemand', { as: 'ana', body: { name: 'a', description: 'b' } }),
      await portal.call('signIn', { body: { email: 'ana@test.example', password: 'x' } }),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([503, 'UNAVAILABLE'])
      expect(answer.headers['retry-after']).toBe('2')
    }
    const away = { status: 'unavailable', database: 'unavailable' }
    await expect.poll(ready).toMatchObject(away)
    expect((await portal.app.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await portal.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    const page = await portal.app.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(200)

    restore()
    expect((await portal.call('listDemands', { as: 'ana' })).status).toBe(200)
    await expect.poll(ready).toMatchObject({ status: 'ready' })
  })

  it('its silence is not waited for', async () => {
    const silence = Promise.withResolvers<never>()
    const restore = lose(() => silence.promise)
    const status = async () => (await portal.app.inject({ url: '/readyz' })).statusCode
    await expect.poll(status).toBe(503)
    restore()
    silence.reject(new Error('silent until now'))
  })
})

describe('the log', () => {
  it('names each request by an id, and nobody', async () => {
    portal.logs.length = 0
    const { headers } = await portal.call('listDemands', { as: 'ana', query: { name: 'sigilo' } })
    const lines = portal.logs.map((line) => JSON.parse(line) as Record<string, unknown>)
    const line = lines.find(({ msg }) => msg === 'request')
    expect(line).toMatchObject({
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/demands',
      status: 200,
    })
    expect(portal.logs.join('')).not.toMatch(/ana@|sigilo|Bearer|127\.0\.0\.1/)
  })
})
