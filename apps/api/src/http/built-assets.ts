import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import negotiator from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { answerProblem, Problem } from './problem.ts'
import { programPolicy } from './security-headers.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** What the build has compressed lies beside the file. */
const extensions: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' }

/** The names of all files below a folder, as addresses contain them. */
function listFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const start = folder.length + 1
  return new Set(
    files.map(({ parentPath, name }) => join(parentPath, name).slice(start).replaceAll(sep, '/')),
  )
}

/**
 * Serves the built code of the portal from memory, cached permanently, because the content behind a name
 * never changes. A page loads about a hundred files, and a general plugin for files would search the whole
 * folder for each of them.
 * @param folder of the files, which is read once
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const names = listFiles(folder)
  const read = new Map<string, Promise<Buffer>>()
  const contentOf = (name: string) => {
    const content = read.get(name) ?? readFile(join(folder, name))
    read.set(name, content)
    // Another attempt may succeed: too many files may be open.
    content.catch(() => read.delete(name))
    return content
  }
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    if (!names.has(name)) return answerProblem(reply, new Problem(404, 'NOT_FOUND'))
    const possible = Object.keys(extensions).filter((each) => names.has(name + extensions[each]))
    const asked = request.headers['accept-encoding']
    const encoding = asked ? negotiator.negotiate(String(asked), possible) : null
    // Another client of the same cache may not support the encoding.
    if (possible.length > 0) reply.header('vary', 'accept-encoding')
    if (encoding) reply.header('content-encoding', encoding)
    const content = await contentOf(encoding ? name + extensions[encoding] : name)
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': programPolicy,
      })
      .type(types[extname(name)] ?? 'application/octet-stream')
      .send(content)
  })
}
