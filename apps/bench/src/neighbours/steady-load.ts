import { setTimeout as sleep } from 'node:timers/promises'

/** A request, made anew each time. */
export interface Call {
  readonly path: string
  readonly body?: unknown
  /** Whether its duration counts. */
  readonly timed: boolean
}

/** Somebody who sends requests. */
export interface Sender {
  readonly headers: Readonly<Record<string, string>>
  next(i: number): Call
}

interface Load {
  readonly perSecond: number
  readonly seconds: number
}

async function carryOut(origin: string, headers: Sender['headers'], { path, body }: Call) {
  const response = await fetch(`${origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

/** The figures of a sender. */
export interface Seen {
  /** Of the requests whose time counts, milliseconds. */
  readonly times: number[]
  readonly statuses: Map<number, number>
}

/**
 * Sends requests at a steady rate, whether or not earlier ones are answered, as independent users do. The
 * duration of a request that starts late because this process is busy counts from its due time.
 */
export async function sendSteadily(
  origin: string,
  { headers, next }: Sender,
  { perSecond, seconds }: Load,
): Promise<Seen> {
  const seen: Seen = { times: [], statuses: new Map() }
  const began = performance.now()
  const underWay: Promise<void>[] = []
  for (let i = 0; i < perSecond * seconds; i += 1) {
    const due = began + (i / perSecond) * 1000
    const wait = due - performance.now()
    if (wait > 0) await sleep(wait)
    const call = next(i)
    underWay.push(
      carryOut(origin, headers, call).then((status) => {
        if (call.timed) seen.times.push(performance.now() - due)
        seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
      }),
    )
  }
  await Promise.all(underWay)
  return seen
}
