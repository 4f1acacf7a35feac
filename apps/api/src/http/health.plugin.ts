import type { FastifyInstance } from 'fastify'
import { plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'

/** How long the database may take to answer before the server counts as not ready, milliseconds. */
const PATIENCE_MS = 1000

async function isReachable(database: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  const reached = database
    .system((transaction) => transaction.run(plainCommand('select 1')))
    .then(() => true as const)
    .catch(() => false as const)
  return Promise.race([reached, late])
}

/** `/healthz`: the process lives. `/readyz`: it can serve, and what a write of it survives. */
export async function healthPlugin(
  app: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReachable(database)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'unavailable',
        engine: database.engine,
        durability: database.durability,
      })
  })
}
