import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '../testing/test-engine.ts'
import { type Command, type Connection, namedCommand } from './command.ts'

/** Which named statements a connection keeps, whatever is sent. */

let source: TestEngine
beforeAll(async () => {
  source = await openTestEngine()
})
afterAll(async () => {
  await source.engine.close()
  await source.remove()
})

const nothing = () => undefined
const numbered = (i: number) => namedCommand(`numbered_${i}`, `select ${i}::int`, [], nothing)

async function countPrepared(connection: Connection): Promise<number> {
  const text = 'select count(*)::int from pg_prepared_statements'
  const [answer] = await connection.send([{ text, params: [], read: nothing }])
  return answer?.rows[0]?.[0] as number
}

const onConnection = <T>(work: (connection: Connection) => Promise<T>) =>
  source.engine.system.use(work)

describe('the named statements of a connection', () => {
  it('are bounded in number, and each answers as if it were the only one', async () => {
    await onConnection(async (connection) => {
      for (let i = 0; i < 1000; i += 1) {
        const [answer] = await connection.send([numbered(i)])
        expect(answer?.rows).toEqual([[i]])
      }
      expect(await countPrepared(connection)).toBeLessThanOrEqual(300)
      // One that was evicted, and one of the latest.
      const answers = await connection.send([numbered(0), numbered(999)])
      expect(answers.map(({ rows }) => rows)).toEqual([[[0]], [[999]]])
    })
  })

  it('are bounded in size', async () => {
    await onConnection(async (connection) => {
      for (let i = 0; i < 30; i += 1) {
        const text = `select ${i}::int /* ${'x'.repeat(50_000)} */`
        await connection.send([namedCommand(`long_${i}`, text, [], nothing)])
      }
      expect(await countPrepared(connection)).toBeLessThanOrEqual(12)
    })
  })

  it('are bounded though every exchange fails', async () => {
    await onConnection(async (connection) => {
      for (let i = 0; i < 1000; i += 1) {
        const fails = namedCommand(`failing_${i}`, `select 1 / ($1::int - ${i})`, [i], nothing)
        await expect(connection.send([numbered(i), fails, numbered(i + 1)])).rejects.toMatchObject({
          code: '22012',
        })
      }
      expect(await countPrepared(connection)).toBeLessThanOrEqual(301)
      const [answer] = await connection.send([numbered(7)])
      expect(answer?.rows).toEqual([[7]])
    })
  })
})

describe('a command that cannot be sent', () => {
  const impossible: readonly (readonly [string, Command])[] = [
    ['a name that PostgreSQL would cut off', namedCommand('n'.repeat(64), 'select 1', [], nothing)],
    ['a day that there is not', { text: 'select $1', params: [new Date('never')], read: nothing }],
    ['a name in use', namedCommand('numbered_1', 'select 2', [], nothing)],
  ]
  it.each(impossible)('with %s fails, and its connection goes on', async (_, command) => {
    await onConnection(async (connection) => {
      await connection.send([numbered(1)])
      const fresh = namedCommand(`fresh_${command.text}`, `${command.text} + 0`, ['1'], nothing)
      await expect(connection.send([numbered(2), fresh, command])).rejects.toThrow()
      const answers = await connection.send([numbered(1), numbered(2)])
      expect(answers.map(({ rows }) => rows)).toEqual([[[1]], [[2]]])
    })
    const other = await onConnection((connection) => connection.send([numbered(3)]))
    expect(other[0]?.rows).toEqual([[3]])
  })
})
