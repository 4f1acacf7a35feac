import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HopelessError } from '../jobs.ts'
import { MailRefusedError } from './mail-headers.rules.ts'
import type { Mail, Mailer } from './mailer.port.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const sender = { name: 'Vasconcelos & Prado', address: 'portal@firma.example' }
const mail: Mail = {
  id: '019a2c62-42a0-7d11-8c10-7be2a41f0301',
  to: 'ana@aurora.example',
  subject: 'Redefinição de senha',
  text: 'Link: https://portal.firma.example/segredo',
  html: '<p>Link: https://portal.firma.example/segredo</p>',
}

const refused: [string, Partial<Mail>][] = [
  ['a line break in the subject', { subject: 'Olá\r\nBcc: todos@aurora.example' }],
  ['a bare line feed in the subject', { subject: 'Olá\nBcc: todos@aurora.example' }],
  ['a line break in the address', { to: 'ana@aurora.example\r\nBcc: x@aurora.example' }],
  ['two recipients', { to: 'ana@aurora.example, x@aurora.example' }],
  ['two recipients by semicolon', { to: 'ana@aurora.example;x@aurora.example' }],
  ['a name beside the address', { to: 'Ana <ana@aurora.example>' }],
  ['a group', { to: 'todos:ana@aurora.example' }],
  ['no recipient', { to: '' }],
  ['a line break in the thread', { thread: 'x>\r\nBcc: todos@aurora.example' }],
  ['a line break in the id', { id: 'x>\r\nBcc: todos@aurora.example' }],
]

interface Received {
  readonly from: string
  readonly to: string[]
  readonly content: string
}

/** A header with folded lines joined and encoded words decoded (RFC 2047). */
function headerOf(content: string, name: string): string {
  const [head = ''] = content.split('\r\n\r\n')
  const value =
    new RegExp(`^${name}: (.*)$`, 'im').exec(head.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([\dA-F]{2})/gi, (__, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
}
const decoded = (content: string, name: string) =>
  Buffer.from(headerOf(content, name), 'latin1').toString()

type Refused = 'sender' | 'recipient' | 'content'

describe('createSmtpMailer', () => {
  let received: Received[]
  /** The server's answer when it refuses an e-mail. */
  let answer: { at: Refused; code: number; status?: string } | undefined
  let server: SMTPServer
  let mailer: Mailer

  beforeEach(async () => {
    received = []
    answer = undefined
    const refuse = (at: Refused) =>
      answer?.at === at
        ? Object.assign(new Error(`${answer.status ?? ''} no <${mail.to}>`.trim()), {
            responseCode: answer.code,
          })
        : undefined
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => done(refuse('sender')),
      onRcptTo: (_address, _session, done) => done(refuse('recipient')),
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const refusal = refuse('content')
          if (refusal) return done(refusal)
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            content: Buffer.concat(chunks).toString(),
          })
          return done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.server.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, sender })
  })

  afterEach(async () => {
    await mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })

  it('sends to exactly one recipient, as text and as HTML', async () => {
    await mailer.send(mail)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: sender.address, to: [mail.to] })
    expect(received[0]?.content).toMatch(/^From: "Vasconcelos & Prado" <portal@firma\.example>/m)
    expect(received[0]?.content).toMatch(/^To: ana@aurora\.example/m)
    expect(received[0]?.content).toContain('multipart/alternative')
    expect(received[0]?.content).toMatch(/^Auto-Submitted: auto-generated/m)
  })

  it('is the same e-mail when it is sent once more', async () => {
    await mailer.send(mail)
    await mailer.send(mail)
    const ids = received.map(({ content }) => headerOf(content, 'Message-ID'))
    expect(ids).toEqual(Array(2).fill(`<${mail.id}@firma.example>`))
  })

  it.each([
    'Novidade na demanda Rescisão de locação não residencial',
    `Novidade na demanda ${'Ação de indenização por água – '.repeat(8)}fim`,
    `Novidade ${'x'.repeat(300)}`,
    '漢字 e emoji 🎉',
  ])('carries the subject %s', async (subject) => {
    await mailer.send({ ...mail, subject })
    const content = received[0]?.content ?? ''
    expect(decoded(content, 'Subject')).toBe(subject)
    const [head = ''] = content.split('\r\n\r\n')
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/)
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(998)
  })

  it('lets nobody write a subject in code', async () => {
    await mailer.send({ ...mail, subject: '=?utf-8?Q?Bcc?= literal' })
    expect(decoded(received[0]?.content ?? '', 'Subject')).toBe('= ?utf-8?Q?Bcc?= literal')
  })

  it('carries the logo within itself', async () => {
    const logo = { contentType: 'image/png', content: Buffer.from('image of the firm') } as const
    await mailer.send({ ...mail, html: '<img src="cid:logo@tramite">', logo })
    const { content = '' } = received[0] ?? {}
    expect(content).toContain('multipart/related')
    expect(content).toContain('Content-ID: <logo@tramite>')
    expect(content).toContain(logo.content.toString('base64'))
  })

  it.each(refused)('refuses %s', async (_, change) => {
    await expect(mailer.send({ ...mail, ...change })).rejects.toThrow(MailRefusedError)
    expect(received).toEqual([])
  })

  it.each([
    ['sender', 451],
    ['sender', 553],
    ['recipient', 450],
    ['content', 452],
    // How Postfix says that the sender is not allowed.
    ['recipient', 553, '5.7.1'],
    ['content', 554],
  ] as const)('wants to try again after a refusal of the %s with %d', async (at, code, status?) => {
    answer = { at, code, status }
    const failure = await mailer.send(mail).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(HopelessError)
    expect(String(failure)).toMatch(/^Error: The e-mail was not taken: E[A-Z]+ \d{3}$/)
    expect(Object.keys(failure as object)).toEqual([])
    answer = undefined
    await mailer.send(mail)
    expect(received).toHaveLength(1)
  })

  it('gives up an address that the server knows for good not to exist', async () => {
    for (const status of ['', '5.1.1']) {
      answer = { at: 'recipient', code: 550, status }
      await expect(mailer.send(mail)).rejects.toThrow(HopelessError)
    }
  })

  it('wants to try again when nobody answers', async () => {
    const silent = createSmtpMailer({ url: 'smtp://127.0.0.1:1', sender })
    const failure = await silent.send(mail).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(HopelessError)
    await silent.close()
  })
})

describe('createOutboxMailer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tramite-outbox-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  function createOutbox(name: string) {
    const directory = join(folder, name)
    const lines: unknown[][] = []
    const logger = { info: (...line: unknown[]) => void lines.push(line) }
    return { directory, lines, mailer: createOutboxMailer({ directory, sender, logger }) }
  }

  it('writes one file for its owner only, and logs nothing of the e-mail', async () => {
    const { directory, lines, mailer } = createOutbox('one')
    await mailer.send(mail)
    const [name = '', ...others] = readdirSync(directory)
    expect(others).toEqual([])
    expect(name).toMatch(/^[\da-f-]{36}\.eml$/)
    const path = join(directory, name)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readFileSync(path, 'utf8')).toMatch(/^To: ana@aurora\.example/m)
    expect(readFileSync(path, 'utf8')).toContain(mail.text)
    expect(lines).toEqual([[{ file: path }, expect.any(String)]])
    expect(JSON.stringify(lines)).not.toMatch(/segredo|ana@/)
  })

  it.each(refused)('refuses %s', async (name, change) => {
    const { lines, mailer } = createOutbox(name)
    await expect(mailer.send({ ...mail, ...change })).rejects.toThrow(MailRefusedError)
    expect(lines).toEqual([])
  })
})
