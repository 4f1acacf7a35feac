import {
  type BrotliOptions,
  brotliCompressSync,
  constants,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** Shorter answers take few packets either way. */
const MIN_LENGTH = 2048

/** At their lowest levels, both take a tenth of the time of default gzip for hardly larger answers. */
const brotli: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}
const gzip: ZlibOptions = { level: 1 }

const encodings = ['br', 'gzip']

/**
 * Compresses the answers of a scope that are texts of some size, if the client accepts it; streams pass
 * unchanged. Synchronously, and not by a stream as the usual plugins do: a page of a list takes a tenth
 * of a millisecond, where a stream costs ten times as much and keeps its buffers.
 */
export function compressAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return done(null, payload)
    // Another client of the same cache may not support the encoding.
    reply.header('vary', 'accept-encoding')
    const asked = request.headers['accept-encoding']
    const encoding = asked ? negotiator.negotiate(String(asked), encodings) : null
    if (!encoding) return done(null, payload)
    reply.header('content-encoding', encoding)
    done(null, encoding === 'br' ? brotliCompressSync(payload, brotli) : gzipSync(payload, gzip))
  })
}
