import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { writeZip } from './zip-archive.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['UTC', 'Asia/Tokyo'])(
  'says the wall clock of the firm on a server in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const time = { at: new Date('2026-11-20T02:30:40Z'), timeZone: 'America/Sao_Paulo' }
    const sink = new PassThrough()
    const [bytes] = await Promise.all([
      buffer(sink),
      writeZip(sink, time, (zip) => zip.add('a.txt', Readable.from(['um']))),
    ])
    const zip = await fromBufferPromise(bytes)
    for await (const entry of zip.eachEntry()) {
      expect(entry.getLastModDate({ timezone: 'UTC' }).toISOString()).toBe(
        '2026-11-19T23:30:40.000Z',
      )
    }
  },
)

it('lets go of what it was reading when it cannot be written any more', async () => {
  let isOpen = true
  async function* endless() {
    try {
      while (true) yield Buffer.alloc(64 * 1024, 7)
    } finally {
      isOpen = false
    }
  }
  const full = new Writable({ write: (_piece, _encoding, done) => done(new Error('disk full')) })
  const written = writeZip(full, { at: new Date(0), timeZone: 'UTC' }, (zip) =>
    zip.add('a.bin', endless()),
  )
  await expect(written).rejects.toThrow('disk full')
  await expect.poll(() => isOpen).toBe(false)
})
