import type { FastifyInstance } from 'fastify'
import { plainCommand } from '../db/command.ts'
import type { Services } from './services.ts'

/** How long a part may take to answer before it counts as away, milliseconds. */
const PATIENCE_MS = 1000
/** A job that has been due for so long, seconds: nobody carries them out. */
const LATE_SECONDS = 5 * 60
/** For how long an answer holds, milliseconds: whoever asks often asks no one but this process. */
const FRESH_MS = 1000

type Parts = Pick<Services, 'database' | 'files' | 'jobs'>

async function holds(check: () => Promise<boolean | undefined>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  return Promise.race([
    check().then(
      (answer) => answer ?? true,
      () => false,
    ),
    late,
  ])
}

async function examine({ database, files, jobs }: Parts) {
  const [isDatabaseThere, areFilesThere, areJobsDone] = await Promise.all([
    holds(() => database.system((transaction) => transaction.run(plainCommand('select 1')))),
    holds(() => files.check().then(() => true)),
    holds(async () => (await jobs.delay()) < LATE_SECONDS),
  ])
  const isWhole = areFilesThere && areJobsDone
  return {
    status: !isDatabaseThere ? 'unavailable' : isWhole ? 'ready' : 'degraded',
    engine: database.engine,
    durability: database.durability,
    database: isDatabaseThere ? 'ok' : 'unavailable',
    files: areFilesThere ? 'ok' : 'unavailable',
    jobs: areJobsDone ? 'ok' : 'late',
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve (200; 503 without the database), in what it
 * is hampered, and what a write of it survives. Without files or jobs it still serves: to send its
 * requests elsewhere would help nobody, since all processes share them.
 */
export async function healthPlugin(app: FastifyInstance, parts: Parts): Promise<void> {
  let last: ReturnType<typeof examine> | undefined
  const examineSparingly = () => {
    last ??= examine(parts).finally(() => setTimeout(() => (last = undefined), FRESH_MS).unref())
    return last
  }
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const answer = await examineSparingly()
    return reply
      .code(answer.status === 'unavailable' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}
