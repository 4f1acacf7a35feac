import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { S3Settings } from '../ports/files/s3-client.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

export interface S3Place {
  readonly directory: string
  readonly bucket: string
}

/** An S3-compatible storage behind a proxy that fails requests on demand. */
export interface TestS3 {
  readonly settings: S3Settings
  readonly faults: FaultProxy['faults']
  /** Keys that there are. */
  keys(): string[]
  /** Makes everything stored there this old, milliseconds. */
  age(milliseconds: number): void
  close(): Promise<void>
}

/** Starts an empty storage of one bucket. */
export async function startTestS3(): Promise<TestS3> {
  const place: S3Place = {
    directory: mkdtempSync(join(tmpdir(), 'tramite-s3-')),
    bucket: 'arquivos',
  }
  const worker = new Worker(new URL('./s3-server.worker.ts', import.meta.url), {
    workerData: place,
    execArgv: [],
  })
  const [port] = (await once(worker, 'message')) as [number]
  const proxy = await startFaultProxy(port)
  const folder = join(place.directory, place.bucket)
  const objects = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('._S3rver_object'),
    )
  return {
    settings: {
      bucket: place.bucket,
      address: `http://127.0.0.1:${proxy.port}/${place.bucket}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    faults: proxy.faults,
    keys: () =>
      objects()
        .map((name) => name.replace('._S3rver_object', ''))
        .sort(),
    age(milliseconds) {
      const at = new Date(Date.now() - milliseconds)
      for (const name of objects()) utimesSync(join(folder, name), at, at)
    },
    async close() {
      await proxy.close()
      await worker.terminate()
      rmSync(place.directory, { recursive: true, force: true })
    },
  }
}
