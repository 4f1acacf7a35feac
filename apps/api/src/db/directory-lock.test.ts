import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
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

  it('has room made for it only in a folder that nobody else holds, and before it writes', async () => {
    let made = 0
    const makeRoom = () => {
      made += 1
      expect(existsSync(join(directory, 'lock'))).toBe(false)
    }
    const { child, held } = holdInAnotherProcess()
    await held
    expect(() => lockDirectory(directory, makeRoom)).toThrow(DirectoryInUseError)
    expect(made).toBe(0)
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    rmSync(join(directory, 'lock'))
    lockDirectory(directory, makeRoom).release()
    expect(made).toBe(1)
  })

  it('is taken over at once from a killed process', async () => {
    const { child, held } = holdInAnotherProcess()
    await held
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    const lock = lockDirectory(directory)
    lock.release()
    expect(existsSync(join(directory, 'lock'))).toBe(false)
  })

  it('keeps others out who cannot see the process that holds it, as from another container', async () => {
    const { child, held } = holdInAnotherProcess()
    await held
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid, host: 'outro-conteiner' }))
    expect(() => lockDirectory(directory)).toThrow(`pelo processo ${pid} de outro-conteiner`)
    writeFileSync(join(directory, 'lock'), '{"pid":')
    expect(() => lockDirectory(directory)).toThrow('em uso por outro processo')
    child.kill('SIGKILL')
  })

  it('is not kept by what a dead process has written, whoever has its number by now', () => {
    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: process.ppid, host: hostname() }))
    const lock = lockDirectory(directory)
    expect(JSON.parse(readFileSync(join(directory, 'lock'), 'utf8')).pid).toBe(process.pid)
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError)
    lock.release()
    lockDirectory(directory).release()
  })
})
