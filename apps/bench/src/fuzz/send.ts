import { Agent, request } from 'node:http'
import type { OddRequest } from '@tramite/api/testing/odd-requests'

/** The result of a request. */
export interface Outcome {
  /** 0 if the connection closed without an answer. */
  readonly status: number
  readonly milliseconds: number
  readonly text: string
}

/** After this long the request counts as hanging, milliseconds. */
const TIMEOUT_MS = 30_000

export const createAgent = (connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections })

/** Sends a request unchanged, however odd, and reads the whole answer. */
export function send(
  agent: Agent,
  origin: string,
  method: string,
  { url, headers, payload }: OddRequest,
): Promise<Outcome> {
  const began = performance.now()
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const finish = (status: number, text = '') =>
      resolve({ status, text, milliseconds: performance.now() - began })
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
    const call = request(
      { agent, hostname, port, path: url, method, headers: { ...headers, ...length } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          if (text.length < 2000) text += part
        })
        answer.on('end', () => finish(answer.statusCode ?? 0, text))
        answer.on('error', () => finish(answer.statusCode ?? 0, text))
      },
    )
    call.setTimeout(TIMEOUT_MS, () => call.destroy())
    call.on('error', () => finish(0))
    call.end(payload)
  })
}
