import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from './s3-server.ts'

// Signatures are of texts in which `!'()*` are encoded too; this server forgets them, as no storage in
// the world does. This global belongs to the worker alone.
const encode = globalThis.encodeURIComponent
globalThis.encodeURIComponent = (text) =>
  encode(text).replace(/[!'()*]/g, (character) =>
    `%${character.charCodeAt(0).toString(16)}`.toUpperCase(),
  )

/** What a bucket has to let the portal's pages do, as the README says it. */
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
/** Writes with `If-None-Match: *` put nothing in the place of anything; this server does not know them. */
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
