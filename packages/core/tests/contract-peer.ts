import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ContractOperation, listContractOperations } from './contract.ts'

const json = 'application/json'

/** How an operation is found and answered. */
interface Answer {
  readonly method: string
  readonly pattern: RegExp
  readonly status: number
  readonly type: string
  readonly example: unknown
  readonly operation: ContractOperation
}

function toAnswer(operation: ContractOperation): Answer {
  const { method, path, responses } = operation
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '204'
  const [[type, content] = [json, undefined]] = Object.entries(responses[status]?.content ?? {})
  return {
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    status: Number(status),
    type,
    example: content?.example,
    operation,
  }
}

/** The answers of all operations, fixed paths before those with ids. */
const listAnswers = () =>
  listContractOperations()
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map(toAnswer)

/** Whether a body has all the fields that its operation needs, and none that it does not know. */
function isTaken({ requestBody }: ContractOperation, body: string): boolean {
  const schema = requestBody?.content[json].schema
  if (!schema || body === '') return true
  const names = Object.keys(JSON.parse(body) as object)
  const { properties, required = [] } = schema
  return (
    names.every((name) => Object.hasOwn(properties, name)) &&
    required.every((name) => names.includes(name))
  )
}

/** A call: the operation, and the body where there was one. */
export interface PeerCall {
  readonly name: string
  readonly body: string
}

/**
 * A server that answers every operation with the contract's own example, and a stream of events with one
 * event. It refuses a body that the contract does not know.
 */
export async function startContractPeer() {
  const answers = listAnswers()
  const calls: PeerCall[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?')
    const found = answers.find(
      ({ method, pattern }) => method === request.method && pattern.test(path),
    )
    const body = await text(request)
    if (found) calls.push({ name: found.operation.operationId, body })
    if (!found || !isTaken(found.operation, body)) {
      response.writeHead(found ? 400 : 404).end()
      return
    }
    const { status, type, example } = found
    if (example === undefined) {
      response.writeHead(status).end()
      return
    }
    response.writeHead(status, { 'content-type': type })
    if (type === json) response.end(JSON.stringify(example))
    // A stream stays open after its event.
    else response.write(String(example))
  }
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    /** The calls since the last time this was called. */
    takeCalls: (): PeerCall[] => calls.splice(0),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
