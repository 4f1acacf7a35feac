import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { type ClamdMood, EICAR, startTestClamd, type TestClamd } from '../../testing/test-clamd.ts'
import { StorageError } from '../files/storage-error.ts'
import { createClamd } from './clamd.ts'
import { ScanError } from './file-scanner.port.ts'

let clamd: TestClamd
beforeEach(async () => {
  clamd = await startTestClamd({ streamMaxLength: 300_000 })
})
afterEach(() => clamd.close())

async function* pieces(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const logs: unknown[] = []
const logger = { error: (entry: unknown) => void logs.push(entry) }
const patient = { logger, connectMs: HANGS_MS, scanMs: HANGS_MS }
const quick = { connectMs: 300, scanMs: 300 }
const scan = (content: AsyncIterable<Uint8Array>, options = {}) =>
  createClamd({ address: clamd, ...patient, ...options }).scan(content)

describe('clamd', () => {
  it('is sent the whole file, in order, and says that it is clean', async () => {
    expect(await scan(pieces('um ', '', 'contrato', ' inteiro'))).toEqual({ verdict: 'clean' })
    expect(clamd.received.map(String)).toEqual(['um contrato inteiro'])
    expect(await scan(pieces())).toEqual({ verdict: 'clean' })
  })

  it('finds what is spread over two pieces, and names it', async () => {
    const half = EICAR.length / 2
    expect(await scan(pieces('x', EICAR.slice(0, half), EICAR.slice(half)))).toEqual({
      verdict: 'infected',
      signature: 'Eicar-Test-Signature',
    })
  })

  it('is reached at a path too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
    const path = join(folder, 'clamd.ctl')
    const local = await startTestClamd({ path })
    expect(await scan(pieces(EICAR), { address: { path } })).toMatchObject({ verdict: 'infected' })
    await local.close()
    rmSync(folder, { recursive: true })
  })

  it('takes no file that is too large, for itself or for us', async () => {
    expect(await scan(pieces('x'.repeat(300_001)))).toEqual({ verdict: 'tooLarge' })
    expect(await scan(pieces('12345', '67890'), { mostBytes: 9 })).toEqual({ verdict: 'tooLarge' })
    expect(await scan(pieces('12345', '6789'), { mostBytes: 9 })).toEqual({ verdict: 'clean' })
  })

  it.each<ClamdMood>(['silent', 'cut', 'half', 'nonsense'])(
    'has said nothing of a file when it is %s',
    async (mood) => {
      clamd.mood = mood
      const seen = logs.length
      await expect(scan(pieces('contrato', 'x'.repeat(100_000), 'y'), quick)).rejects.toThrow(
        ScanError,
      )
      expect(logs).toHaveLength(seen + 1)
    },
  )

  it('gives up on a file whose next piece it does not take, not on one that is long', async () => {
    async function* slowly() {
      for (const text of ['um ', 'contrato ', 'longo']) {
        await new Promise((resolve) => setTimeout(resolve, 600))
        yield Buffer.from(text)
      }
    }
    expect(await scan(slowly(), { scanMs: 1500 })).toEqual({ verdict: 'clean' })
  })

  it('says whether it is there, without a file', async () => {
    const scanner = createClamd({ address: clamd, ...patient })
    await expect(scanner.check()).resolves.toBeUndefined()
    clamd.mood = 'silent'
    const hasty = createClamd({ address: clamd, ...patient, ...quick })
    await expect(hasty.check()).rejects.toThrow(ScanError)
    clamd.mood = 'cut'
    await expect(scanner.check()).rejects.toThrow(ScanError)
    await clamd.close()
    await expect(scanner.check()).rejects.toThrow('ECONNREFUSED')
    expect(clamd.received).toEqual([])
  })

  it('has said nothing when nobody is there', async () => {
    await clamd.close()
    await expect(scan(pieces('contrato'))).rejects.toThrow('ECONNREFUSED')
    const path = '/nonexistent/clamd.ctl'
    await expect(scan(pieces('contrato'), { address: { path } })).rejects.toThrow(ScanError)
  })

  it('is left alone for a moment after it failed five times', async () => {
    clamd.mood = 'cut'
    const scanner = createClamd({ address: clamd, ...patient })
    for (let round = 0; round < 5; round += 1) {
      await expect(scanner.scan(pieces('contrato'))).rejects.toThrow(ScanError)
    }
    clamd.mood = 'well'
    await expect(scanner.scan(pieces('contrato'))).rejects.toThrow('left alone')
    expect(clamd.received).toEqual([])
  })

  it('has nothing to do with a file that cannot be read', async () => {
    async function* broken() {
      yield Buffer.from('contr')
      throw new StorageError('503')
    }
    const seen = logs.length
    await expect(scan(broken())).rejects.toThrow(StorageError)
    expect([logs.length, clamd.received]).toEqual([seen, []])
  })
})
