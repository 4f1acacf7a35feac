/** The result of one request. */
export interface Answer {
  /** Status, or the kind of a failure if there was none. */
  readonly status: string
  readonly ms: number
  /** Whether it says when to retry. */
  readonly hasRetryAfter: boolean
  readonly text: string
}

export type Headers = Readonly<Record<string, string>>

interface Request {
  readonly headers?: Headers
  readonly body?: unknown
}

/** Longer than any promised time: a request without an answer by then hangs. */
const TIMEOUT_MS = 60_000

/** Sends one request, and measures how long its answer took. @param call such as `GET /api/demands` */
export async function ask(
  origin: string,
  call: string,
  { headers = {}, body }: Request = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const began = performance.now()
  const outcome = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (response) => ({
      status: String(response.status),
      hasRetryAfter: response.headers.has('retry-after'),
      text: await response.text(),
    }),
    (error: Error) => ({ status: error.name, hasRetryAfter: false, text: '' }),
  )
  return { ...outcome, ms: performance.now() - began }
}

/** '16 × 503, 1 × 200'. */
export function summarize(answers: readonly Answer[]): string {
  const counts = new Map<string, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  const parts = [...counts].map(([status, count]) =>
    count === 1 ? status : `${count} × ${status}`,
  )
  return parts.join(', ')
}

/** Milliseconds of the slowest. */
export const worstOf = (answers: readonly Answer[]): number =>
  Math.max(...answers.map(({ ms }) => ms))

/** The answer of `/readyz`: its status, and what is degraded. */
export async function readinessOf(origin: string): Promise<string> {
  const { status, text } = await ask(origin, 'GET /readyz')
  const { status: word, ...parts } = JSON.parse(text || '{}') as Record<string, string>
  const amiss = Object.entries(parts).filter(([, answer]) => answer !== 'ok')
  return [status, word, ...amiss.map(([part, answer]) => `(${part} ${answer})`)].join(' ')
}

/** One line of the table. */
export interface FaultRow {
  readonly fault: string
  readonly engine: 'PGlite' | 'PostgreSQL'
  readonly asked: string
  readonly answers: readonly Answer[]
  /** The answer of `/readyz` meanwhile. */
  readonly readiness: string
  /** Maximum time promised, milliseconds; null if none is. */
  readonly promisedMs: number | null
  /** Expected statuses. */
  readonly right: readonly string[]
}

/** Whether a line keeps its promise: expected statuses, in time, each 503 with its Retry-After. */
export const isHeld = ({ answers, promisedMs, right }: FaultRow): boolean =>
  answers.every(({ status, hasRetryAfter }) => {
    return right.includes(status) && (status !== '503' || hasRetryAfter)
  }) &&
  (promisedMs === null || worstOf(answers) <= promisedMs)
