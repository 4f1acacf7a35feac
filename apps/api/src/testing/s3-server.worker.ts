import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from './s3-server.ts'

// Signed texts have `!'()*` encoded too; this server does not encode them, unlike any real storage.
// This global belongs to the worker alone.
const encode = globalThis.encodeURIComponent
globalThis.encodeURIComponent = (text) =>
  encode(text).replace(/[!'()*]/g, (character) =>
    `%${character.charCodeAt(0).toString(16)}`.toUpperCase(),
  )

/** The CORS configuration that the portal's pages need, as in the README. */
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>https://portal.example</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod>
  <AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`

const { directory, bucket } = workerData as S3Place
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket, configs: [cors] }],
})
/** Writes with `If-None-Match: *` must not replace anything; this server does not support them. */
server.middleware.unshift(async (context, next) => {
  const { method, headers, url = '' } = context.req
  const place = decodeURIComponent(new URL(url, 'http://s3.test').pathname)
  const isThere = () => existsSync(`${join(directory, place)}._S3rver_object`)
  if (method !== 'PUT' || headers['if-none-match'] !== '*' || !isThere()) return next()
  context.req.resume()
  context.status = 412
  context.body = '<Error><Code>PreconditionFailed</Code></Error>'
})
const { port } = await server.run()
parentPort?.postMessage(port)
