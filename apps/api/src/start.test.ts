import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { freePort } from './testing/server-process.ts'

/**
 * `npm start` on PGlite: however it ends, the server ends with it and frees the port and the folder,
 * so that the next one can start.
 */

const root = join(import.meta.dirname, '../../..')
let directory: string
let port: number
let npm: ChildProcess
let server: number

const isTaken = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
const lives = (pid: number) => existsSync(`/proc/${pid}`)

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** The child of a process, on Linux. */
function childOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return Number(children[0])
}

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-start-'))
  // Creating the database would take longer than all starts together; `main.test.ts` starts without one.
  cpSync(inject('directory') ?? '', directory, { recursive: true })
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

beforeEach(async () => {
  port = await freePort()
  const { DATABASE_URL: _, npm_lifecycle_event: __, ...inherited } = process.env
  npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    // In a process group of its own, like a command in a terminal.
    detached: true,
    env: {
      ...inherited,
      NODE_ENV: 'development',
      DATA_DIR: directory,
      PORT: String(port),
      DEMO: 'no',
      LOG_LEVEL: 'warn',
    },
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (text) => (output += text))
  await until(() => {
    if (npm.exitCode !== null) throw new Error(output)
    return output.includes('Ctrl-C')
  })
  server = childOf(childOf(npm.pid as number))
})

afterEach(() => {
  try {
    process.kill(-(npm.pid as number), 'SIGKILL')
  } catch {
    // It has already ended, as it should.
  }
})

describe.runIf(process.platform === 'linux')('npm start', () => {
  const start = () => childOf(npm.pid as number)
  it.each<[string, () => void]>([
    ['an interrupt to the one process', () => process.kill(npm.pid as number, 'SIGINT')],
    ['a closed terminal', () => process.kill(-(npm.pid as number), 'SIGHUP')],
    ['Ctrl-C', () => process.kill(-(npm.pid as number), 'SIGINT')],
    ['the death of npm', () => process.kill(npm.pid as number, 'SIGKILL')],
    ['the death of the script that npm runs', () => process.kill(start(), 'SIGKILL')],
  ])('ends with %s', async (_, end) => {
    expect(lives(server)).toBe(true)
    end()
    await until(() => !lives(server))
    expect(await isTaken()).toBe(false)
    // It ended in order: the data folder is intact and can be used by the next start.
    expect(existsSync(join(directory, 'lock'))).toBe(false)
  })

  it('fails where the server is killed, and says so', async () => {
    let output = ''
    npm.stderr?.on('data', (text) => (output += text))
    process.kill(server, 'SIGKILL')
    const [code] = await once(npm, 'close')
    expect([code, output]).toEqual([1, expect.stringContaining('encerrado à força (SIGKILL)')])
  })
})
