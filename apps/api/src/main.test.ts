import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The process itself, on PGlite: what it says, how it ends, what survives its death. */

const main = join(import.meta.dirname, 'main.ts')
let directory: string
let port: number
let server: ChildProcess
let output = ''

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-main-'))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as { port: number }).port
  probe.close()
  await start()
}, 60_000)
afterAll(() => {
  server.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

function run(variables: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env
  return spawn(process.execPath, ['--conditions=tramite-source', main], {
    env: {
      ...inherited,
      NODE_ENV: 'development',
      DATA_DIR: directory,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...variables,
    },
  })
}

async function start(): Promise<void> {
  output = ''
  server = run({})
  server.stdout?.on('data', (text) => {
    output += text
  })
  server.stderr?.on('data', (text) => {
    output += text
  })
  while (!output.includes('Ctrl-C')) {
    if (server.exitCode !== null) throw new Error(output)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Runs a process that must not start; answers its code, words and milliseconds. */
async function fail(variables: Record<string, string>) {
  const started = performance.now()
  const child = run(variables)
  let words = ''
  child.stderr.on('data', (text) => {
    words += text
  })
  const [code] = await once(child, 'exit')
  return { code, words, took: performance.now() - started }
}

async function call(path: string, body?: object, token?: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return answer.json() as Promise<Record<string, never>>
}
const signIn = async () =>
  (await call('/auth', { email: 'user@aurora.example', password: 'Tramite2026' })).token ?? ''

describe('the process', () => {
  it('says where it is, where the data lies, and who may enter', async () => {
    expect(output).toContain(`http://localhost:${port}`)
    expect(output).toContain(directory)
    expect(output).toContain('super@aurora.example')
    expect(output).toContain('não a uma queda de energia')
    expect(await signIn()).toMatch(/^[\w-]{43}$/)
  })

  it('keeps a second one out of its data', async () => {
    const { code, words } = await fail({ PORT: '0' })
    expect(code).toBe(1)
    expect(words).toContain(`já está em uso pelo processo ${server.pid}`)
    expect(words.trim().split('\n')).toHaveLength(1)
  })

  it('says every mistake of its configuration in a line of its own', async () => {
    const firm = join(directory, 'firm.json')
    writeFileSync(firm, JSON.stringify({ name: 'X', accent: { light: '#ffff00' }, colour: 1 }))
    const environment = await fail({ PORT: 'abc', SMTP_URL: 'http://x' })
    expect([environment.code, environment.words.trim().split('\n')]).toEqual([
      1,
      [
        'PORT deve ser um número inteiro entre 0 e 65535',
        'SMTP_URL deve ser um endereço smtp://… ou smtps://…',
      ],
    ])
    const configuration = await fail({ FIRM_CONFIG: firm })
    expect(configuration.words).toContain('FIRM_CONFIG: accent.light não tem contraste suficiente')
    expect(configuration.words).toContain('FIRM_CONFIG: campo desconhecido colour')
    const production = await fail({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' })
    expect(production.words).toContain('PGLITE_IN_PRODUCTION=accept-risk')
  })

  it('has what it acknowledged after being killed, and takes its data over at once', async () => {
    const token = await signIn()
    const made = await call('/demands', { name: 'Antes da queda', description: 'x' }, token)
    server.kill('SIGKILL')
    await once(server, 'exit')
    await start()
    const read = await call(`/demands/${made.id}`, undefined, token)
    expect(read.name).toBe('Antes da queda')
  }, 60_000)

  it('ends in order when it is asked to', async () => {
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    await start()
    expect(output).not.toContain('em uso')
    server.kill('SIGINT')
    expect((await once(server, 'exit'))[0]).toBe(0)
  }, 60_000)
})
