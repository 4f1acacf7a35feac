import type { Readable } from 'node:stream'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import { createBreaker } from '../breaker.ts'
import type { Clock } from '../clock.ts'
import { causeOf, retry, toRefusal } from './s3-tries.ts'
import { StorageError } from './storage-error.ts'

export interface S3Settings {
  readonly bucket: string
  /** Address of the bucket, also for browsers, without a trailing slash. */
  readonly address: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Empty for the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
  /** A body that is streamed, from its beginning at each try. */
  readonly open?: () => Readable
  /** Bytes of the body; or those that the storage itself has to move, if there is none. */
  readonly bytes?: number
}

export interface S3Client {
  /**
   * A presigned address. The headers are part of the signature: whoever uses the address must send
   * exactly these.
   */
  presign(request: S3Request, seconds: number): Promise<string>
  /**
   * Sends a request to the storage, with retries.
   * @param expected statuses that are not failures
   * @throws StorageError
   */
  send(request: S3Request, expected: readonly number[]): Promise<S3Answer>
  /**
   * The content of an object in chunks, never held all at once. A consumer that stops half-way ends the
   * request.
   * @throws StorageError also half-way, since chunks already yielded cannot be taken back
   */
  stream(key: string): AsyncIterable<Uint8Array>
  /** The storage's time, milliseconds since 1970. */
  now(): number
}

export interface S3Answer {
  readonly status: number
  readonly headers: Headers
  /** Empty for a HEAD. */
  readonly text: string
}

/** How long one try may take, milliseconds, plus its bytes at a megabyte per second. */
const TIMEOUT_MS = 2000
const BYTES_A_MILLISECOND = 1024
/** Clock differences up to this are attributed to latency, milliseconds. */
const SKEW_TOLERANCE_MS = 5000

/** S3 reports some failures in the body of a success. */
function codeOf(text: string): string | undefined {
  return /<Error>[\s\S]*?<Code>(\w+)<\/Code>/.exec(text)?.[1]
}

/** A stream as a `fetch` body, with backpressure. */
function toWebStream(content: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = content[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(Buffer.from(value))
    },
    async cancel() {
      content.destroy()
    },
  })
}

/** Ends a stream that is silent for this long, milliseconds; time that the consumer takes does not count. */
function createWatch(milliseconds: number) {
  const silence = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: silence.signal,
    begin(): void {
      timer = setTimeout(() => silence.abort(), milliseconds)
    },
    end(): void {
      clearTimeout(timer)
    },
  }
}

const toAmzDate = (time: number) => new Date(time).toISOString().replace(/[:-]|\.\d{3}/g, '')

interface S3Timeouts {
  /** How long one try may take, milliseconds. */
  readonly timeoutMs?: number
  /** How long a storage that is down is not tried, milliseconds. */
  readonly pauseMs?: number
}

/** A client of one bucket of an S3-compatible storage, with Signature Version 4. */
export function createS3Client(
  settings: S3Settings,
  clock: Clock,
  { timeoutMs = TIMEOUT_MS, pauseMs }: S3Timeouts = {},
): S3Client {
  const { address, region, accessKeyId, secretAccessKey } = settings
  const signing = { accessKeyId, secretAccessKey, region, service: 's3' }
  const aws = new AwsClient({ ...signing, retries: 0 })
  const breaker = createBreaker(() => new StorageError('down a moment ago'), {
    isDown: (error) => error instanceof StorageError && error.isSilent,
    ...(pauseMs !== undefined && { pauseMs }),
  })
  // The storage refuses signatures whose time differs from its own; so its own is used.
  let skew = 0
  const now = () => clock.now().getTime() + skew

  function toUrl({ key, query = {} }: S3Request): URL {
    const url = new URL(key === '' ? address : `${address}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  /** Learns the storage's time from an answer; returns whether it differs from the assumed one. */
  function learnTime(headers: Headers): boolean {
    const date = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(date) || Math.abs(date - now()) <= SKEW_TOLERANCE_MS) return false
    skew = date - clock.now().getTime()
    return true
  }

  const sign = ({ method, headers = {}, body, ...request }: S3Request) =>
    aws.sign(toUrl({ method, ...request }), {
      method,
      headers,
      ...(body && { body }),
      aws: { datetime: toAmzDate(now()) },
    })

  async function tryOnce(request: S3Request): Promise<S3Answer & { isTimeNew: boolean }> {
    const { body, bytes = body?.length ?? 0 } = request
    const timeout = timeoutMs + Math.ceil(bytes / BYTES_A_MILLISECOND)
    const signed = await sign(request)
    const content = request.open && {
      body: toWebStream(request.open()),
      duplex: 'half' as const,
    }
    const answer = await fetch(signed, { ...content, signal: AbortSignal.timeout(timeout) })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      isTimeNew: learnTime(answer.headers),
    }
  }

  const send = (request: S3Request, expected: readonly number[]): Promise<S3Answer> =>
    retry(async () => {
      const { isTimeNew, ...answer } = await tryOnce(request)
      const code = codeOf(answer.text)
      const isExpected = expected.includes(answer.status) && !(answer.status === 200 && code)
      return isExpected ? { value: answer } : toRefusal(answer.status, code, isTimeNew)
    })

  async function tryOpen(key: string) {
    const watch = createWatch(timeoutMs)
    watch.begin()
    const request = await sign({ method: 'GET', key })
    const answer = await fetch(request, { signal: watch.signal }).finally(watch.end)
    const { status, body, headers } = answer
    if (status === 200) return { value: { body, watch } }
    watch.begin()
    const text = await answer.text().finally(watch.end)
    return toRefusal(status, codeOf(text), learnTime(headers))
  }

  async function* stream(key: string) {
    const { body, watch } = await breaker.run(() => retry(() => tryOpen(key)))
    if (body === null) return
    const reader = body.getReader()
    try {
      for (;;) {
        watch.begin()
        const { done, value } = await reader.read().finally(watch.end)
        if (done) return
        yield value
      }
    } catch (error) {
      throw new StorageError(causeOf(error))
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  }

  return {
    now,
    send: (request, expected) => breaker.run(() => send(request, expected)),
    stream,
    async presign(request, seconds) {
      const url = toUrl(request)
      url.searchParams.set('X-Amz-Expires', String(seconds))
      const signer = new AwsV4Signer({
        ...signing,
        url: url.href,
        method: request.method,
        headers: { ...request.headers },
        datetime: toAmzDate(now()),
        signQuery: true,
        // Content type and length as well, which the signer excludes by default.
        allHeaders: true,
      })
      const signed = await signer.sign()
      // A space was signed as `%20`.
      return signed.url.href.replaceAll('+', '%20')
    },
  }
}
