import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFirmConfig, toPublicFirmConfig } from '../config/firm.ts'
import { portalPlugin } from './portal.plugin.ts'

const code = `export const text = '${'a'.repeat(500)}'`
let directory: string
let app: FastifyInstance

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tramite-assets-'))
  const assets = join(directory, 'assets')
  await mkdir(join(assets, 'pdf'), { recursive: true })
  await writeFile(join(directory, 'index.html'), '<div id="root"></div>')
  await writeFile(join(assets, 'a.js'), code)
  await writeFile(join(assets, 'a.js.br'), brotliCompressSync(code))
  await writeFile(join(assets, 'a.js.gz'), gzipSync(code))
  await writeFile(join(assets, 'font.woff2'), 'font')
  await writeFile(join(assets, 'pdf/decoder.js'), 'decoder')
  app = Fastify()
  const firm = toPublicFirmConfig(readFirmConfig())
  await portalPlugin(app, { directory, firm, storageSource: null })
})
afterEach(async () => {
  await app.close()
  await rm(directory, { recursive: true, force: true })
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers: { accept: '*/*', 'sec-fetch-mode': 'cors', ...headers }, method })

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['zstd', undefined, (content: Buffer) => content],
  ['', undefined, (content: Buffer) => content],
])(
  'code comes as the build has compressed it, to who can read %o',
  async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await ask('/assets/a.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(rawPayload.length),
    })
    expect(unpack(rawPayload).toString()).toBe(code)
  },
)

it('what the build has not compressed comes as it is, from below the folder too', async () => {
  const accepted = { 'accept-encoding': 'br' }
  const font = await ask('/assets/font.woff2', accepted)
  expect([font.headers['content-type'], font.payload]).toEqual(['font/woff2', 'font'])
  expect(font.headers['content-encoding']).toBeUndefined()
  expect((await ask('/assets/pdf/decoder.js?v=1', accepted)).payload).toBe('decoder')
})

it('the head of a file has no content', async () => {
  const { statusCode, headers, payload } = await ask('/assets/a.js', {}, 'HEAD')
  expect([statusCode, headers['content-length'], payload]).toEqual([200, String(code.length), ''])
})

it('no folder is looked through for a file that was asked for before', async () => {
  await ask('/assets/a.js')
  await rm(directory, { recursive: true })
  expect((await ask('/assets/a.js')).payload).toBe(code)
})

it('a file that could not be read is tried again', async () => {
  const path = join(directory, 'assets/font.woff2')
  await rm(path)
  expect((await ask('/assets/font.woff2')).statusCode).toBe(500)
  await writeFile(path, 'font')
  expect((await ask('/assets/font.woff2')).payload).toBe('font')
})

it.each([
  '/assets/nothing.js',
  '/assets/',
  '/assets',
  '/assets/pdf',
  '/assets/A.js',
  '/assets/%00',
])('there is nothing at %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})
