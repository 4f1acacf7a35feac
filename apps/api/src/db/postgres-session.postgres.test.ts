import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { plainCommand } from './command.ts'
import { createDatabase } from './database.ts'
import { openEngine } from './open-engine.ts'

/** The settings of a connection, whatever the address, the user and the database configure. */

let source: TestEngine
let admin: pg.Client
beforeAll(async () => {
  source = await openTestEngine()
  admin = new pg.Client({ connectionString: source.url ?? '' })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await source.engine.close()
  await source.remove()
})

const openAt = (url: string, more: Record<string, string> = {}) =>
  openEngine(readEnvironment({ DATABASE_URL: url, DATABASE_PATIENCE_MS: '20000', ...more }))

const suffixes = [
  '',
  '?options=-c%20statement_timeout%3D5000%20-c%20timezone%3DAmerica%2FSao_Paulo',
  '?options=-c%20role%3Dnone%20-c%20search_path%3Dpg_temp',
  '?options=-c%20row_security%3Doff%20-c%20datestyle%3DGerman',
]

describe('a connection of requests', () => {
  it.each(suffixes)('has its role, its time zone and its schema with %s', async (suffix) => {
    const engine = await openAt(`${source.url}${suffix}`)
    const unit = createDatabase(engine).unit({
      tokenHash: 'nobody',
      now: new Date(),
      authorize: (principal) => principal as never,
    })
    const rows = await unit.read(
      {
        text: `select current_user::text, current_setting('TimeZone'), current_setting('search_path'),
          current_setting('row_security'), current_setting('DateStyle')`,
        params: [],
        read: (answer) => answer.rows[0],
      },
      { text: 'select count(*)::int from users', params: [], read: (answer) => answer.rows[0] },
      { text: `select '2026-01-02T03:04:05Z'::timestamptz`, params: [], read: (a) => a.rows[0] },
    )
    await engine.close()
    expect(rows).toEqual([
      ['tramite_app', 'UTC', 'public', 'on', 'ISO, MDY'],
      [0],
      ['2026-01-02T03:04:05.000Z'],
    ])
  })

  it('is not led astray by what the database says of itself', async () => {
    const name = pg.escapeIdentifier(new URL(source.url ?? '').pathname.slice(1))
    await admin.query(`alter database ${name} set search_path to pg_temp`)
    await admin.query(`alter database ${name} set timezone to 'America/Sao_Paulo'`)
    const engine = await openAt(source.url ?? '')
    const [answer] = await engine.tenant.use((connection) =>
      connection.send([
        plainCommand(`select current_setting('TimeZone'), 'users'::regclass::text`),
      ]),
    )
    await engine.close()
    expect(answer?.rows).toEqual([['UTC', 'users']])
    await admin.query(`alter database ${name} reset all`)
  })
})

describe('the start is refused in one line', () => {
  async function createUser(attributes = ''): Promise<URL> {
    const user = `tramite_test_${randomUUID().replaceAll('-', '')}`
    await admin.query(`create role ${user} login password 'x' ${attributes}`)
    const url = new URL(source.url ?? '')
    url.username = user
    url.password = 'x'
    return url
  }
  const dropUser = async ({ username }: URL) => {
    await admin.query(`drop owned by ${username}`)
    await admin.query(`drop role ${username}`)
  }
  const refusalOf = (url: string, more?: Record<string, string>) =>
    openAt(url, more).then(
      async (engine) => {
        await engine.close()
        return 'opened'
      },
      (error: Error) => `${error.name}: ${error.message}`,
    )

  it('where the user may neither create nor take on the role of requests', async () => {
    const url = await createUser()
    await admin.query(`grant create on schema public to ${url.username}`)
    const line = await refusalOf(url.href)
    expect(line).toContain(`DatabaseSetupError: O usuário "${url.username}" do banco`)
    expect(line).toContain(`grant tramite_app to "${url.username}"`)
    expect(line).not.toContain('\n')
    await admin.query(`grant tramite_app to ${url.username}`)
    expect(await refusalOf(url.href)).toBe('opened')
    await dropUser(url)
  })

  it('where the user may create no tables', async () => {
    const url = await createUser()
    expect(await refusalOf(url.href)).toMatch(/não pode criar tabelas no esquema public/)
    await dropUser(url)
  })

  it('where a pooler stands before the server and nobody has said so', async () => {
    const url = new URL(source.url ?? '')
    const target = { port: Number(url.port), host: url.hostname }
    const pooler = createServer((near) => {
      const far = connect(target)
      near.pipe(far)
      far.on('data', (bytes: Buffer) => {
        // The cancellation key: a pooler announces one of its own.
        const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
        if (at >= 0) bytes.writeInt32BE(4711, at + 5)
        near.write(bytes)
      })
      for (const socket of [near, far]) socket.on('error', () => {})
      near.on('close', () => far.destroy())
    }).listen(0, '127.0.0.1')
    await once(pooler, 'listening')
    url.port = String((pooler.address() as AddressInfo).port)
    expect(await refusalOf(url.href)).toMatch(/intermediário .*PgBouncer.*DATABASE_POOLER=session/)
    expect(await refusalOf(url.href, { DATABASE_POOLER: 'session' })).toBe('opened')
    pooler.close()
  })

  it('where nobody listens', async () => {
    expect(await refusalOf('postgresql://a@127.0.0.1:9/x')).toMatch(
      /O banco de dados em 127\.0\.0\.1:9 não aceita a conexão: .*ECONNREFUSED.* Confira DATABASE_URL/,
    )
  })
})
