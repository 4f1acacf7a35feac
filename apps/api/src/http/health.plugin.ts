import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve (200; 503 without the database), and what is
 * degraded. Public, so neither reveals implementation details.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { readiness }: { readonly readiness: Readiness },
): Promise<void> {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness.examine()
    return reply
      .code(answer.status === 'unavailable' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}
