import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const module = join(import.meta.dirname, 'directory-lock.ts')
const holder = `import { lockDirectory } from ${JSON.stringify(module)}
lockDirectory(process.argv[1]); process.stdout.write('held'); setInterval(() => {}, 1000)`

function holdInAnotherProcess() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, directory])
  const held = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', () => reject(new Error('not held')))
  })
  return { child, held }
}

describe('lockDirectory', () => {
  it('keeps a second process out and says who holds the folder', async () => {
    const { child, held } = holdInAnotherProcess()
    await held
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError)
    expect(() => lockDirectory(directory)).toThrow(new RegExp(`processo ${child.pid}`))
    child.kill('SIGKILL')
  })

  it('is taken over at once from a killed process', async () => {
    const { child, held } = holdInAnotherProcess()
    await held
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const started = performance.now()
    const lock = lockDirectory(directory)
    expect(performance.now() - started).toBeLessThan(1000)
    lock.release()
    expect(existsSync(join(directory, 'lock'))).toBe(false)
  })

  it('is taken over when the number of the dead process belongs to another one by now', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    const alive = process.ppid
    for (const owner of [
      { pid, startedAt: 'some boot:1' },
      { pid: alive, startedAt: 'another boot:1' },
    ]) {
      writeFileSync(join(directory, 'lock'), JSON.stringify(owner))
      lockDirectory(directory)
      expect(JSON.parse(readFileSync(join(directory, 'lock'), 'utf8')).pid).toBe(process.pid)
      rmSync(join(directory, 'lock'))
    }
  })

  it('is taken over from a half-written file', () => {
    writeFileSync(join(directory, 'lock'), '{"pid":')
    expect(() => lockDirectory(directory)).not.toThrow()
  })
})
