import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MailRefusedError } from './mail-headers.rules.ts'
import type { Mail, Mailer } from './mailer.port.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const sender = { name: 'Vasconcelos & Prado', address: 'portal@firma.example' }
const mail: Mail = {
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
]

interface Received {
  readonly from: string
  readonly to: string[]
  readonly content: string
}

describe('createSmtpMailer', () => {
  let received: Received[]
  let failing: boolean
  let server: SMTPServer
  let mailer: Mailer

  beforeEach(async () => {
    received = []
    failing = false
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (failing) return done(new Error('full'))
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
  })

  it.each(refused)('refuses %s', async (_, change) => {
    await expect(mailer.send({ ...mail, ...change })).rejects.toThrow(MailRefusedError)
    expect(received).toEqual([])
  })

  it('tells when the server did not take it', async () => {
    failing = true
    await expect(mailer.send(mail)).rejects.toThrow()
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
