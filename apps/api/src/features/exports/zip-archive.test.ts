import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { writeZip } from './zip-archive.ts'

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
  const written = writeZip(full, new Date(0), (zip) => zip.add('a.bin', endless()))
  await expect(written).rejects.toThrow('disk full')
  await expect.poll(() => isOpen).toBe(false)
})
