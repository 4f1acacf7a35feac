import { createConnection, type Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { createBreaker } from '../breaker.ts'
import { MAX_STORED_BYTES } from '../files/files.port.ts'
import { type FileScanner, ScanError, type ScanResult } from './file-scanner.port.ts'

/** Where clamd listens: a host, or a socket path on this machine. */
export type ClamdAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string }

interface ClamdOptions {
  readonly address: ClamdAddress
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  /** For the connection, milliseconds. */
  readonly connectMs?: number
  /** For it to accept a chunk, and for the reply once it has all of them; milliseconds. */
  readonly scanMs?: number
  /** Maximum number of bytes that are sent. */
  readonly mostBytes?: number
}

type Limits = Required<Omit<ClamdOptions, 'logger'>>

/** Maximum length of a reply. */
const REPLY_MAX = 1024
const END = new Uint8Array(4)

class TooLargeError extends Error {}

const write = (socket: Socket, bytes: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })

/** A chunk in INSTREAM format: its length in four bytes, then its bytes. */
function frame(piece: Uint8Array): Uint8Array {
  const framed = Buffer.allocUnsafe(END.length + piece.length)
  framed.writeUInt32BE(piece.length)
  framed.set(piece, END.length)
  return framed
}

/** A file in INSTREAM format. */
async function* toStream(content: AsyncIterable<Uint8Array>, most: number) {
  yield Buffer.from('zINSTREAM\0')
  let sent = 0
  for await (const piece of content) {
    sent += piece.length
    if (sent > most) throw new TooLargeError()
    // An empty chunk would mark the end.
    if (piece.length > 0) yield frame(piece)
  }
  yield END
}

/** The reply up to the first NUL; nothing after it is awaited. */
const readReply = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let reply = ''
    let failure: Error = new ScanError('cut off')
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      reply += piece
      if (reply.includes('\0')) socket.destroy()
      else if (reply.length > REPLY_MAX) socket.destroy(new ScanError('too long an answer'))
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      failure = error.syscall ? new ScanError(error.code ?? 'network') : error
    })
    socket.on('close', () => {
      const end = reply.indexOf('\0')
      if (end >= 0) resolve(reply.slice(0, end))
      else reject(failure)
    })
  })

function toResult(reply: string): ScanResult {
  if (reply === 'stream: OK') return { verdict: 'clean' }
  const [, signature] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (signature !== undefined) return { verdict: 'infected', signature }
  if (/size limit exceeded/i.test(reply)) return { verdict: 'tooLarge' }
  throw new ScanError('an unknown answer')
}

type Said = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** The reply to a command, on a connection of its own. */
async function ask({ address, connectMs, scanMs }: Limits, said: Said): Promise<string> {
  const socket = createConnection(address)
  const failAfter = (ms: number) => setTimeout(() => socket.destroy(new ScanError('timeout')), ms)
  let timer = failAfter(connectMs)
  const renew = () => {
    clearTimeout(timer)
    if (!socket.destroyed) timer = failAfter(scanMs)
  }
  socket.once('connect', renew)
  async function say() {
    for await (const bytes of said) {
      await write(socket, bytes)
      renew()
    }
  }
  try {
    const reply = readReply(socket)
    say().catch((error) => socket.destroy(error))
    return await reply
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

async function scanOnce(limits: Limits, content: AsyncIterable<Uint8Array>): Promise<ScanResult> {
  try {
    return toResult(await ask(limits, toStream(content, limits.mostBytes)))
  } catch (error) {
    if (error instanceof TooLargeError) return { verdict: 'tooLarge' }
    throw error
  }
}

/**
 * ClamAV's clamd, through its command INSTREAM: one connection per file. After a failure it is not tried
 * for a moment, so that nobody waits in vain.
 * @see https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export function createClamd({
  logger,
  connectMs = 3000,
  scanMs = 20_000,
  mostBytes = MAX_STORED_BYTES,
  address,
}: ClamdOptions): FileScanner {
  const limits = { address, connectMs, scanMs, mostBytes }
  const breaker = createBreaker(() => new ScanError('it is left alone for a moment'))
  return {
    async scan(content) {
      try {
        return await breaker.run(() => scanOnce(limits, content))
      } catch (error) {
        if (error instanceof ScanError) logger.error({ err: error }, 'a file was not scanned')
        throw error
      }
    },
    async check() {
      const reply = await ask(limits, [Buffer.from('zPING\0')])
      if (reply !== 'PONG') throw new ScanError('an unknown answer')
    },
  }
}
