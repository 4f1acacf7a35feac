import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listContractOperations } from './contract.ts'

/** The operations as [method, pattern of the path, answer], fixed paths before those with ids. */
function listAnswers() {
  return listContractOperations()
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(({ method, path, responses }) => {
      const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '204'
      const example = responses[status]?.content?.['application/json']?.example
      return { method, pattern, status: Number(status), example }
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
