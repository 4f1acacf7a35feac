import autocannon from 'autocannon'
import { processorTime } from '../processes/program.ts'
import { type Server, settle } from '../processes/server.ts'
import { quantile } from '../report/statistics.ts'

export interface Load {
  readonly connections: number
  readonly seconds: number
}

/** The figures of one run of a load. */
export interface Throughput {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p99: number
  /** Processor time of the server per request, milliseconds. */
  readonly cpu: number
}

type Turn = (requests: readonly autocannon.Request[]) => autocannon.Request[]

/** Every connection starts elsewhere, so that they do not write the same row at the same moment. */
function createTurns(): Turn {
  let next = 0
  return (requests) => {
    const start = (next * 37) % requests.length
    next += 1
    return [...requests.slice(start), ...requests.slice(0, start)]
  }
}

/**
 * Sends requests repeatedly for some seconds.
 * @throws Error when the server refuses one: a fast refusal must not count as an answer
 */
function sendLoad(
  server: Server,
  requests: readonly autocannon.Request[],
  { connections, seconds }: Load,
): Promise<Throughput> {
  const turn = createTurns()
  const times: number[] = []
  const refused = new Map<number, number>()
  const cpuBefore = processorTime(server.pid)

  return new Promise((resolve, reject) => {
    const began = performance.now()
    const instance = autocannon(
      {
        url: server.origin,
        connections,
        duration: seconds,
        requests: [...requests],
        // A request that is made anew each time cannot be prepared.
        ...(requests.length > 1 && { setupClient: (client) => client.setRequests(turn(requests)) }),
      },
      (error, result) => {
        if (error) return reject(error)
        const elapsed = (performance.now() - began) / 1000
        if (refused.size > 0 || result.errors > 0 || result.timeouts > 0) {
          const statuses = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ')
          const { method, path } = requests[0] ?? {}
          return reject(new Error(`${method} ${path}: ${statuses}; ${result.errors} broken`))
        }
        resolve({
          perSecond: times.length / elapsed,
          p99: quantile(times, 0.99),
          cpu: (processorTime(server.pid) - cpuBefore) / times.length,
        })
      },
    )
    instance.on('response', (_client, status, _bytes, time) => {
      if (status >= 200 && status < 300) times.push(time)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    })
  })
}

/**
 * Sends a load and waits for its background work, such as notifications, so that it does not affect the
 * next one.
 * @throws Error when the server refuses a request: a fast refusal must not count as an answer
 */
export async function sendSettled(
  server: Server,
  requests: readonly autocannon.Request[],
  load: Load,
): Promise<Throughput> {
  const seen = await sendLoad(server, requests, load)
  await settle(server)
  return seen
}
