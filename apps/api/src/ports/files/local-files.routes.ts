import type { Readable } from 'node:stream'
import { UPLOADS_AT_ONCE } from '@tramite/core/files'
import type { ProblemCode } from '@tramite/core/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyTimeoutOf } from '../../http/body-timeout.ts'
import { sendProblem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import { toAttachment } from './content-disposition.ts'
import { toMediaType } from './content-type.ts'
import type { ReceiveOutcome } from './file-folder.ts'
import { isFileKey } from './file-key.ts'
import type { LocalFiles } from './local-files.ts'
import { type SignedAddress, verifyAddress } from './signed-address.ts'

export interface LocalFilesRoutesOptions {
  readonly files: LocalFiles
  readonly secret: string
  readonly clock: Clock
}

/** Whatever type a file claims, a browser executes nothing of it. */
const downloadHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
}

const refusals: Record<Exclude<ReceiveOutcome, 'stored'>, [status: number, code: ProblemCode]> = {
  exists: [409, 'CONFLICT'],
  replaced: [409, 'CONFLICT'],
  full: [503, 'UNAVAILABLE'],
  tooLarge: [413, 'PAYLOAD_TOO_LARGE'],
  tooShort: [400, 'FILE_NOT_UPLOADED'],
}

/** An upload without data for this long is given up, milliseconds. */
const IDLE_MS = 60_000
/** When an upload that found no room may come again, seconds. */
const FULL_RETRY_SECONDS = 30
/** How long the rest of a refused upload is read and dropped, so that the refusal arrives. */
const DRAIN_MS = 10_000

/** Lets a client that is still sending read its answer, but not send for ever. */
function drain(content: Readable): void {
  if (content.readableEnded || content.destroyed) return
  const timer = setTimeout(() => content.destroy(), DRAIN_MS)
  content.once('close', () => clearTimeout(timer))
  content.resume()
}

type FileRequest = FastifyRequest<{ Params: { '*': string } }>

/**
 * The addresses of `createLocalFiles`: PUT and GET below `/files/`. They need no token; the signature is
 * the permission. Not part of the contract: with another store they do not exist.
 */
export async function localFilesRoutes(
  app: FastifyInstance,
  { files, secret, clock }: LocalFilesRoutesOptions,
): Promise<void> {
  // The body stays a stream, whatever type it claims.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.setErrorHandler((error: FastifyError, request, reply) => {
    drain(request.raw)
    // The client has disconnected, or was silent for too long; nobody reads this answer.
    if (/^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/.test(error.code))
      return sendProblem(reply, 400, 'FILE_NOT_UPLOADED')
    if (error.code === 'ENOSPC') return sendProblem(reply, 507, 'INSUFFICIENT_STORAGE')
    if (error.statusCode === 415) return sendProblem(reply, 415, 'UNSUPPORTED_MEDIA_TYPE')
    if (error.statusCode === 400) return sendProblem(reply, 400, 'BAD_REQUEST')
    request.log.error({ err: error }, 'file request failed')
    return sendProblem(reply, 500, 'INTERNAL')
  })

  function verify(
    method: SignedAddress['method'],
    request: FileRequest,
    reply: FastifyReply,
  ): SignedAddress | null {
    const key = request.params['*']
    const verification = verifyAddress(secret, { method, key, query: request.query }, clock.now())
    if (verification.allowed && isFileKey(key)) return verification.address
    drain(request.raw)
    const expired = !verification.allowed && verification.reason === 'expired'
    sendProblem(reply, 403, expired ? 'SIGNED_URL_EXPIRED' : 'FORBIDDEN')
    return null
  }

  app.put('/files/*', { config: { streamsBody: true } }, async (request: FileRequest, reply) => {
    const address = verify('PUT', request, reply)
    if (!address) return reply
    const { key, type, size, name: sender } = address
    if (toMediaType(request.headers['content-type']) !== type) {
      drain(request.raw)
      return sendProblem(reply, 415, 'FILE_TYPE_MISMATCH')
    }
    const announced = Number(request.headers['content-length'] ?? size)
    if (announced > size) {
      drain(request.raw)
      return sendProblem(reply, 413, 'PAYLOAD_TOO_LARGE')
    }
    request.raw.setTimeout(IDLE_MS, () => request.raw.destroy())
    // Otherwise a few bytes now and then would hold the room of all that was sent before.
    const timeout = bodyTimeoutOf(size * UPLOADS_AT_ONCE)
    const timer = setTimeout(() => request.raw.destroy(), timeout)
    const outcome = await files
      .receive({ key, contentType: type, size, sender }, request.raw)
      .finally(() => clearTimeout(timer))
    if (outcome === 'stored') return reply.code(200).send()
    drain(request.raw)
    if (outcome === 'full') reply.header('retry-after', String(FULL_RETRY_SECONDS))
    return sendProblem(reply, ...refusals[outcome])
  })

  app.get('/files/*', async (request: FileRequest, reply) => {
    const address = verify('GET', request, reply)
    if (!address) return reply
    const file = await files.head(address.key)
    if (!file) return sendProblem(reply, 404, 'NOT_FOUND')
    return reply
      .headers(downloadHeaders)
      .header('content-type', address.type)
      .header('content-length', file.size)
      .header('content-disposition', toAttachment(address.name))
      .send(files.read(address.key))
  })

  await files.sweep()
}
