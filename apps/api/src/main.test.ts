import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFirmConfig } from './config/firm.ts'
import {
  freePort,
  type ServerPlace,
  spawnServer,
  startServerProcess,
} from './testing/server-process.ts'

/** The process itself, on PGlite: its output, its end, and what survives a crash. */

const { content: _, ...firmFile } = readFirmConfig()
/** Replaces one of our journeys in the demo firm. */
const journey = {
  key: 'welcome',
  title: 'Bem-vindos à casa',
  description: 'Da casa.',
  demands: [{ title: 'Visita', description: 'A primeira.' }],
}

let directory: string
let port: number
let server: ChildProcess
let readOutput = () => ''

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-main-'))
  port = await freePort()
  mkdirSync(join(directory, 'own'))
  writeFileSync(join(directory, 'own/journeys.json'), JSON.stringify({ journeys: [journey] }))
  writeFileSync(join(directory, 'own.json'), JSON.stringify({ ...firmFile, content: 'own' }))
  await start()
})
afterAll(() => {
  server.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

const variables = () => ({ FIRM_CONFIG: join(directory, 'own.json') })

async function start(place: Pick<ServerPlace, 'stdio'> = {}): Promise<void> {
  const started = await startServerProcess({ directory, port, variables: variables(), ...place })
  server = started.child
  readOutput = started.output
}

async function stop(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Runs a process that must not start; returns its exit code and output. */
async function fail(variables: Record<string, string>) {
  const child = spawnServer({ directory, port, variables })
  let words = ''
  child.stderr?.on('data', (text) => {
    words += text
  })
  // Its words may come after its end.
  const [code] = await once(child, 'close')
  return { code, words }
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
/** Waits until the server takes no new connections. What is in progress has three seconds from then on. */
async function untilClosing(): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
  await expect.poll(isOpen, { interval: 10 }).toBe(false)
}
const signIn = async () =>
  (await call('/auth', { email: 'user@aurora.example', password: 'Tramite2026' })).token ?? ''

describe('the process', () => {
  it('says where it is, where the data lies, and who may enter', async () => {
    expect(readOutput()).toContain(`http://localhost:${port}`)
    expect(readOutput()).toContain(directory)
    expect(readOutput()).toContain('super@aurora.example')
    expect(readOutput()).toContain('não a uma queda de energia')
    expect(await signIn()).toMatch(/^[\w-]{43}$/)
  })

  it('offers what the firm’s content says, in the demo firm too', async () => {
    const { journeyTypes } = await call('/journeyTypes', undefined, await signIn())
    const offered = (journeyTypes as unknown as { title: string; active: boolean }[]).filter(
      ({ active }) => active,
    )
    expect(offered.map(({ title }) => title)).toEqual([journey.title])
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
    mkdirSync(join(directory, 'content'))
    writeFileSync(join(directory, 'content/journeys.json'), '{ "journeys": [{ "key": "a" }] }')
    writeFileSync(firm, JSON.stringify({ ...firmFile, content: 'content' }))
    const content = await fail({ FIRM_CONFIG: firm })
    expect([content.code, content.words.trim().split('\n')]).toEqual([
      1,
      [
        'FIRM_CONFIG: content/journeys.json: journeys.0.title deve ser um texto',
        'FIRM_CONFIG: content/journeys.json: journeys.0.description deve ser um texto',
        'FIRM_CONFIG: content/journeys.json: journeys.0.demands deve ser uma lista',
      ],
    ])
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
  })

  it('ends in order when it is asked to', async () => {
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    expect(code).toBe(0)
    await start()
    expect(readOutput()).not.toContain('em uso')
    server.kill('SIGINT')
    expect((await once(server, 'exit'))[0]).toBe(0)
  })

  it.each<[string, () => unknown, NodeJS.Signals]>([
    ['its parent and a signal', () => server.disconnect(), 'SIGTERM'],
    ['a terminal that hangs up twice', () => server.kill('SIGHUP'), 'SIGHUP'],
  ])('answers what is in progress when it is told to end by %s', async (_, tell, signal) => {
    await stop()
    await start({ stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const body = JSON.stringify({ name: 'Antes do fim', description: 'x' })
    const headers = {
      authorization: `Bearer ${await signIn()}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    }
    const sending = request({ port, path: '/api/demands', method: 'POST', headers })
    sending.flushHeaders()
    const answered = once(sending, 'response')
    await once(sending, 'continue')
    const exited = once(server, 'exit')
    tell()
    await untilClosing()
    server.kill(signal)
    sending.end(body)
    const [answer] = await answered
    expect(answer.statusCode).toBe(201)
    answer.resume()
    expect((await exited)[0]).toBe(0)
  })

  it.runIf(process.platform === 'linux')(
    'goes on and ends in order where the disk of its log is full',
    async () => {
      await stop()
      const full = openSync('/dev/full', 'w')
      server = spawnServer({
        directory,
        port,
        variables: { ...variables(), LOG_LEVEL: 'info' },
        stdio: ['ignore', full, 'pipe'],
      })
      closeSync(full)
      const answers = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)
      await expect.poll(() => answers().catch(() => 0)).toBe(200)
      await signIn()
      // Longer than lines are buffered.
      await setTimeout(500)
      expect(await answers()).toBe(200)
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      expect((await exited)[0]).toBe(0)
    },
  )
})
