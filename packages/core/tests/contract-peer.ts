import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<
    Record<string, { readonly content?: { 'application/json'?: { example?: unknown } } }>
  >
}

const file = join(import.meta.dirname, '../../../apps/api/src/generated/contract.json')

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** The operations as [method, pattern of the path, answer], fixed paths before those with ids. */
function listAnswers() {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract
  return Object.entries(paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
    .flatMap(([path, methods]) => {
      const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return Object.entries(methods).map(([method, { responses }]) => {
        const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '204'
        const example = responses[status]?.content?.['application/json']?.example
        return { method: method.toUpperCase(), pattern, status: Number(status), example }
      })
    })
}

/** A server that answers every operation with the contract's own example. */
export async function startContractPeer(): Promise<{ url: string; close: () => void }> {
  const answers = listAnswers()
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?')
    const found = answers.find(
      ({ method, pattern }) => method === request.method && pattern.test(path),
    )
    request.resume()
    response.statusCode = found?.status ?? 404
    if (found?.example === undefined) {
      response.end()
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(found.example))
  }
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api`, close: () => server.close() }
}
