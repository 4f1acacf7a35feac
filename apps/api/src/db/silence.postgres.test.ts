import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSilentDoor, type SilentDoor } from '../testing/silent-door.ts'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { plainCommand } from './command.ts'
import { createDatabase } from './database.ts'
import type { Engine } from './engine.ts'
import { createPostgresEngine, type PostgresOptions } from './postgres.engine.ts'

/** A database that does not answer in time: nobody waits for ever, and nobody gives up too early. */

let source: TestEngine
beforeAll(async () => {
  source = await openTestEngine()
})
afterAll(async () => {
  await source.engine.close()
  await source.remove()
})

const opened: Engine[] = []
let door: SilentDoor | undefined
afterEach(async () => {
  // Even if nobody answers when the connection is closed.
  for (const engine of opened.splice(0)) await engine.close()
  door?.close()
  door = undefined
})

function open(url: string, options: PostgresOptions): Engine {
  const engine = createPostgresEngine(url, options)
  opened.push(engine)
  return engine
}

/** An engine whose connection to the server can be silenced. */
async function openThroughDoor(options: PostgresOptions) {
  const url = new URL(source.url ?? '')
  const made = await openSilentDoor({ host: url.hostname, port: Number(url.port) })
  url.port = String(made.port)
  door = made
  return { engine: open(url.href, options), door: made }
}

const ask = (engine: Engine, text: string) =>
  engine.tenant.use((connection) => connection.send([plainCommand(text)]))

const codes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((result) =>
    result.status === 'fulfilled'
      ? 'answered'
      : (result.reason as { code?: string }).code || (result.reason as Error).message,
  )

describe('a network that has gone silent', () => {
  it('fails what is under way, what waits for a connection, and what comes later', async () => {
    const { engine, door } = await openThroughDoor({ connections: 4, timeoutMs: 2000 })
    await Promise.all(Array.from({ length: 4 }, () => ask(engine, 'select 1')))
    door.silence()
    const failures = await codes(Array.from({ length: 8 }, () => ask(engine, 'select 1')))
    expect(failures).toHaveLength(8)
    for (const failure of failures) expect(failure).toMatch(/^ETIMEDOUT$|timeout/)
    expect(await codes([ask(engine, 'select 1')])).toEqual([expect.stringMatching(/timeout/)])
  })

  it('fails a transaction half-way, and the queue as well', async () => {
    const { engine, door } = await openThroughDoor({ timeoutMs: 2000 })
    const database = createDatabase(engine)
    const work = database.system(async (transaction) => {
      await transaction.run(plainCommand('select 1'))
      door.silence()
      await transaction.run(plainCommand('select 2'))
    })
    await expect(work).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  it('is found on one connection while the others speak', async () => {
    const { engine, door } = await openThroughDoor({ connections: 2, timeoutMs: 4000 })
    await ask(engine, 'select 1')
    door.silence('present')
    expect(await codes([ask(engine, 'select 1')])).toEqual(['ETIMEDOUT'])
    expect(await codes([ask(engine, 'select 1')])).toEqual(['answered'])
  })
})

describe('a server that is at work', () => {
  it('is waited for, however long past the timeout', async () => {
    const engine = open(source.url ?? '', { timeoutMs: 3000 })
    expect(await codes([ask(engine, 'select pg_sleep(4)')])).toEqual(['answered'])
  })

  it('is not waited for beyond what a statement may take', async () => {
    const engine = open(source.url ?? '', { timeoutMs: 10_000, statementMs: 200 })
    expect(await codes([ask(engine, 'select pg_sleep(60)')])).toEqual(['57014'])
    expect(await codes([ask(engine, 'select 1')])).toEqual(['answered'])
  })

  it('gives work in the background more time', async () => {
    const engine = open(source.url ?? '', { timeoutMs: 10_000, statementMs: 200 })
    const slow = engine.background.use((connection) =>
      connection.send([plainCommand('select pg_sleep(1)')]),
    )
    expect(await codes([slow])).toEqual(['answered'])
  })
})

describe('a busy machine that lets new connections in late', () => {
  it('ends no work in the background, which asks there whether it goes on', async () => {
    const { engine, door } = await openThroughDoor({ timeoutMs: 1000 })
    const slow = engine.background.use(async (connection) => {
      door.openLate(1500)
      return connection.send([plainCommand('select pg_sleep(2)')])
    })
    expect(await codes([slow])).toEqual(['answered'])
  })
})

describe('a full pool', () => {
  it('lets nobody wait longer than the timeout', async () => {
    const engine = open(source.url ?? '', { connections: 2, timeoutMs: 5000 })
    await ask(engine, 'select 1')
    let free = () => {}
    const held = new Promise<void>((resolve) => {
      free = resolve
    })
    const holders = [1, 2].map(() => engine.tenant.use(() => held))
    expect(await codes([ask(engine, 'select 1')])).toEqual([expect.stringMatching(/timeout/)])
    free()
    await Promise.all(holders)
    expect(await codes([ask(engine, 'select 1')])).toEqual(['answered'])
  })
})
