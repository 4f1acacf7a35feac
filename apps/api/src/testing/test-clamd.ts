import { createServer, type Server, type Socket } from 'node:net'

/** The harmless text that every scanner reports, in two parts so that none reports this file. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR'}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

/**
 * How a scanner behaves: as clamd does; never answers; disconnects in the middle of the file; disconnects
 * in the middle of the answer; answers nonsense.
 */
export type ClamdMood = 'well' | 'silent' | 'cut' | 'half' | 'nonsense'

/** A scanner for tests, which speaks the protocol of clamd on a socket. */
export interface TestClamd {
  readonly host: string
  readonly port: number
  readonly url: string
  mood: ClamdMood
  /** What was sent to it, by scan. */
  readonly received: Buffer[]
  close(): Promise<void>
}

const COMMAND = 'zINSTREAM\0'
const PING = 'zPING\0'

/** The chunks of a stream received so far; null if it violates the protocol. */
function readPieces(bytes: Buffer): { content: Buffer; isComplete: boolean } | null {
  if (!bytes.toString('latin1').startsWith(COMMAND.slice(0, bytes.length))) return null
  const pieces: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return { content: Buffer.concat(pieces), isComplete: true }
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return { content: Buffer.concat(pieces), isComplete: false }
}

const listen = (server: Server, path?: string) =>
  new Promise<void>((resolve) => {
    if (path === undefined) server.listen(0, '127.0.0.1', resolve)
    else server.listen(path, resolve)
  })

/**
 * @param streamMaxLength bytes above which it refuses a file, as clamd's `StreamMaxLength`
 * @param path of a unix socket; a port of this machine when absent
 */
export async function startTestClamd({
  streamMaxLength = 26_214_400,
  path,
}: {
  readonly streamMaxLength?: number
  readonly path?: string
} = {}): Promise<TestClamd> {
  const sockets = new Set<Socket>()
  const received: Buffer[] = []
  const answerOf = (content: Buffer) =>
    content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'

  const server = createServer((socket) => {
    sockets.add(socket)
    let bytes = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece])
      if (bytes.toString() === PING) {
        if (clamd.mood === 'well') socket.end('PONG\0')
        else if (clamd.mood !== 'silent') socket.destroy()
        return
      }
      const stream = readPieces(bytes)
      if (!stream) return void socket.end('UNKNOWN COMMAND\0')
      const { content, isComplete } = stream
      if (content.length > streamMaxLength) {
        return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      }
      if (clamd.mood === 'cut' && content.length > 0) return void socket.destroy()
      if (!isComplete) return
      received.push(content)
      if (clamd.mood === 'half') socket.end('stream: O')
      if (clamd.mood === 'nonsense') socket.end('stream: perhaps\0')
      if (clamd.mood === 'well') socket.end(answerOf(content))
    })
  })
  await listen(server, path)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const clamd: TestClamd = {
    host: '127.0.0.1',
    port,
    url: path === undefined ? `tcp://127.0.0.1:${port}` : `unix://${path}`,
    mood: 'well',
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return clamd
}
