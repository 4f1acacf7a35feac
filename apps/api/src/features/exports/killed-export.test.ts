import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestS3, type TestS3 } from '../../testing/s3-server.ts'
import { freePort, type ServerProcess, startServerProcess } from '../../testing/server-process.ts'

/** An export whose process is killed while it reads files, and its successor. */

let directory: string
let temporary: string
let port: number
let s3: TestS3
let server: ServerProcess | undefined
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-killed-'))
  temporary = join(directory, 'temporary')
  mkdirSync(temporary)
  port = await freePort()
  s3 = await startTestS3()
  await start()
})
afterAll(async () => {
  server?.child.kill('SIGKILL')
  await s3.close()
  rmSync(directory, { recursive: true, force: true })
})

async function start() {
  const { bucket, address, accessKeyId, secretAccessKey } = s3.settings
  server = await startServerProcess({
    directory,
    port,
    variables: {
      TMPDIR: temporary,
      S3_BUCKET: bucket,
      S3_ENDPOINT: address.slice(0, -bucket.length - 1),
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
}

interface Answer {
  readonly token: string
  readonly signedUrl: string
  readonly exports: readonly {
    readonly id: string
    readonly status: string
    readonly size: number
  }[]
}

async function call(method: string, path: string, token?: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Answer
}

it('ends well in the next process, at once', async () => {
  const account = { email: 'super@aurora.example', password: 'Tramite2026' }
  const { token } = await call('POST', '/auth', undefined, account)
  const latest = async () => (await call('GET', '/exports', token)).exports[0]

  let isReading = false
  s3.faults.always(({ method }) => {
    if (method !== 'GET') return null
    isReading = true
    return 'silence'
  })
  await call('POST', '/exports', token)
  await expect.poll(() => isReading).toBe(true)
  expect(await latest()).toMatchObject({ status: 'BUILDING' })
  server?.child.kill('SIGKILL')
  await once(server?.child ?? process, 'exit')
  s3.faults.always(null)
  for (const place of [temporary, join(directory, 'scratch')]) {
    expect(readdirSync(place), 'what was read stays on no disk').toEqual([])
  }

  await start()
  await expect.poll(async () => (await latest())?.status, { interval: 200 }).toBe('READY')
  const made = await latest()
  const { signedUrl } = await call('GET', `/exports/${made?.id}/download`, token)
  const zip = await fetch(signedUrl)
  expect((await zip.arrayBuffer()).byteLength).toBe(made?.size)
})
