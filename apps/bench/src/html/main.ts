// The baseline of the felt measurements: the same rows as finished HTML, without session, rights or framework.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { createHandlers } from '../bare/handlers.ts'
import { openRunner } from '../bare/runner.ts'
import type { Viewer } from '../processes/viewer.ts'
import { createPageReads } from './page-rows.ts'
import {
  demandPage,
  listPage,
  newDemandPage,
  signInPage,
  styleSheet,
  styleSheetPath,
} from './pages.ts'

const { PORT = '0', BENCH_VIEWER = '' } = process.env
const viewer = JSON.parse(BENCH_VIEWER) as Viewer
const runner = await openRunner()
const handlers = createHandlers(runner, viewer)
const reads = createPageReads(runner, viewer)

// With the compression settings of our server.
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

interface Sent {
  readonly type?: string
  readonly cache?: string
}

function send(request: IncomingMessage, response: ServerResponse, body: string, sent: Sent = {}) {
  const { type = 'text/html', cache = 'private, no-cache' } = sent
  const canRead = String(request.headers['accept-encoding']).includes('br')
  const bytes = canRead ? brotliCompressSync(body, brotli) : Buffer.from(body)
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': bytes.length,
    'cache-control': cache,
    ...(canRead && { 'content-encoding': 'br' }),
  })
  response.end(bytes)
}

const lead = (response: ServerResponse, path: string) =>
  response.writeHead(303, { location: path }).end()

async function readDemand(id: string): Promise<string> {
  const [demand, thread] = await Promise.all([handlers.detail(id), reads.thread(id)])
  const { name, description, statusKey, createdAt } = demand
  return demandPage(
    {
      id,
      name: String(name),
      description: String(description),
      statusKey: String(statusKey),
      createdAt: String(createdAt),
    },
    thread,
  )
}

async function readPage(path: string, name: string): Promise<string> {
  switch (path) {
    case '/signIn':
      return signInPage()
    case '/demands/new':
      return newDemandPage()
    case '/demands':
      return listPage(await (name === '' ? reads.board() : reads.search(name)), name)
    default:
      return readDemand(path.slice('/demands/'.length))
  }
}

async function write(path: string, form: URLSearchParams): Promise<string> {
  const fieldOf = (name: string) => form.get(name) ?? ''
  if (path === '/demands') {
    const demand = { name: fieldOf('name'), description: fieldOf('description') }
    return `/demands/${(await handlers.create(demand)).id}`
  }
  const [, , id = ''] = path.split('/')
  const item = await handlers.message(id, { content: fieldOf('content') })
  return `/demands/${id}#i${item.id}`
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (request.method === 'POST') {
    return void lead(response, await write(pathname, new URLSearchParams(await text(request))))
  }
  if (pathname === '/readyz') return void response.end('{}')
  if (pathname === styleSheetPath) {
    const cache = 'public, max-age=31536000, immutable'
    return send(request, response, styleSheet, { type: 'text/css', cache })
  }
  send(request, response, await readPage(pathname, searchParams.get('name') ?? ''))
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
