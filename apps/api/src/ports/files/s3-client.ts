import type { Readable } from 'node:stream'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import type { Clock } from '../clock.ts'
import { createBreaker } from './breaker.ts'
import { causeOf, retry, toRefusal } from './s3-tries.ts'
import { StorageError } from './storage-error.ts'

export interface S3Settings {
  readonly bucket: string
  /** Address of the bucket, for browsers as well, without a slash at its end. */
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
  /** A body that is read while it is sent, from its beginning at each try. */
  readonly open?: () => Readable
  /** Bytes of it; or those that the storage itself has to move, where there is no body. */
  readonly bytes?: number
}

export interface S3Client {
  /**
   * An address for whoever has it. The headers are part of what is signed: who uses the address has
   * to send them as they are here.
   */
  presign(request: S3Request, seconds: number): Promise<string>
  /**
   * Asks the storage itself, some times when it fails.
   * @param expected statuses that are answers and not failures
   * @throws StorageError
   */
  send(request: S3Request, expected: readonly number[]): Promise<S3Answer>
  /**
   * The content of an object in pieces, which are never held together. Who stops half-way ends it.
   * @throws StorageError also half-way, since nothing that was given out can be taken back
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

/** How long one try may take, milliseconds, besides its bytes at a megabyte a second. */
const PATIENCE_MS = 2000
const BYTES_A_MILLISECOND = 1024
/** Differences that are only the way of an answer, milliseconds. */
const SKEW_TOLERANCE_MS = 5000

/** S3 answers some failures with a success and tells of them in the body. */
function codeOf(text: string): string | undefined {
  return /<Error>[\s\S]*?<Code>(\w+)<\/Code>/.exec(text)?.[1]
}

/** A stream as `fetch` sends it, read no faster than that goes on. */
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

/** Ends what is silent for so long, milliseconds; its listener may take its time. */
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

interface S3Patience {
  /** How long one try may take, milliseconds. */
  readonly patienceMs?: number
  /** How long a storage that is down is left alone, milliseconds. */
  readonly pauseMs?: number
}

/** Speaks to one bucket of an S3-compatible storage, signing by Signature Version 4. */
export function createS3Client(
  settings: S3Settings,
  clock: Clock,
  { patienceMs = PATIENCE_MS, pauseMs }: S3Patience = {},
): S3Client {
  const { address, region, accessKeyId, secretAccessKey } = settings
  const signing = { accessKeyId, secretAccessKey, region, service: 's3' }
  const aws = new AwsClient({ ...signing, retries: 0 })
  const breaker = createBreaker(() => new StorageError('down a moment ago'), {
    isDown: (error) => error instanceof StorageError && error.isSilent,
    ...(pauseMs !== undefined && { pauseMs }),
  })
  // The storage refuses what is signed at another time than its own; so its own is used.
  let skew = 0
  const now = () => clock.now().getTime() + skew

  function toUrl({ key, query = {} }: S3Request): URL {
    const url = new URL(key === '' ? address : `${address}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  /** Learns the storage's time from an answer; whether it differs from what was believed. */
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
    const patience = patienceMs + Math.ceil(bytes / BYTES_A_MILLISECOND)
    const signed = await sign(request)
    const content = request.open && {
      body: toWebStream(request.open()),
      duplex: 'half' as const,
    }
    const answer = await fetch(signed, { ...content, signal: AbortSignal.timeout(patience) })
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
    const watch = createWatch(patienceMs)
    watch.begin()
    const request = await sign({ method: 'GET', key })
    const answer = await fetch(request, { signal: watch.signal }).finally(watch.end)
    const { status, body, headers } = answer
    if (status === 200) return { value: { body, watch } }
    return toRefusal(status, codeOf(await answer.text()), learnTime(headers))
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
        // Content type and length as well, which the signer leaves out of its own accord.
        allHeaders: true,
      })
      const signed = await signer.sign()
      // A space is `%20` in what was signed.
      return signed.url.href.replaceAll('+', '%20')
    },
  }
}
