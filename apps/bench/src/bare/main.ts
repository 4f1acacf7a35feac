// The bare implementation of the four operations: no validation, session, row-level security or log.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastJsonStringify from 'fast-json-stringify'
import Fastify from 'fastify'
import { repository } from '../processes/program.ts'
import type { Viewer } from '../processes/viewer.ts'
import { createHandlers } from './handlers.ts'
import { openRunner } from './runner.ts'

interface Operation {
  readonly responses: Record<string, { content: { 'application/json': { schema: object } } }>
}
type Contract = { paths: Record<string, Record<string, Operation>> }

const contract = JSON.parse(
  readFileSync(join(repository, 'apps/api/src/generated/contract.json'), 'utf8'),
) as Contract

function compile(path: string, method: string, status: string) {
  const answer = contract.paths[path]?.[method]?.responses[status]
  if (!answer) throw new Error(`The contract has no ${method} ${path}`)
  return fastJsonStringify(answer.content['application/json'].schema)
}

const { PORT = '0', BENCH_VIEWER = '' } = process.env
const viewer = JSON.parse(BENCH_VIEWER) as Viewer
const handlers = createHandlers(await openRunner(), viewer)

const writeList = compile('/demands', 'get', '200')
const writeDetail = compile('/demands/{id}', 'get', '200')
const writeDemand = compile('/demands', 'post', '201')
const writeItem = compile('/demands/{id}/items/message', 'post', '201')

interface WithId {
  Params: { id: string }
}
const app = Fastify()
app.addHook('onRequest', (_request, reply, done) => {
  reply.type('application/json; charset=utf-8')
  done()
})
app.get('/readyz', async () => '{}')
app.get<{ Querystring: { limit: string } }>('/api/demands', async ({ query }) =>
  writeList(await handlers.list(Number(query.limit))),
)
app.get<WithId>('/api/demands/:id', async ({ params }) =>
  writeDetail(await handlers.detail(params.id)),
)
app.post<{ Body: { name: string; description: string } }>('/api/demands', async ({ body }, reply) =>
  reply.code(201).send(writeDemand(await handlers.create(body))),
)
app.post<WithId & { Body: { content: string } }>(
  '/api/demands/:id/items/message',
  async ({ params, body }, reply) =>
    reply.code(201).send(writeItem(await handlers.message(params.id, body))),
)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
