import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTramite } from '@tramite/core'
import { conventions } from '@tramite/core/calendar'
import { createDemand, getDemand } from '@tramite/core/demands'
import { createDownload } from '@tramite/core/files'
import { resetPassword } from '@tramite/core/session'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../testing/server-process.ts'
import { openShell, type ShellSession } from '../testing/shell-session.ts'

/** Runs the commands of `docs/operating.md` as they are written there. */

const root = join(import.meta.dirname, '../../../..')
const page = readFileSync(join(root, 'docs/operating.md'), 'utf8')

/** The runnable blocks of a section. */
function scriptsOf(section: number): readonly string[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}. `)) ?? ''
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, script = '']) => script)
}

const home = mkdtempSync(join(tmpdir(), 'tramite-operating-'))
const databases = ['portal', 'portal_restored']
const staffPassword = 'Jacaranda71Verde'
const customerPassword = 'Cordilheira84Azul'
const content = Buffer.from('%PDF-1.4 the very bytes')

let shell: ShellSession
let port: number
let smtp: SMTPServer
const mails: string[] = []

async function asAdmin(...statements: readonly string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}
const forget = () =>
  asAdmin(
    ...databases.map((name) => `drop database if exists ${name} with (force)`),
    'drop role if exists portal',
  )

function listenForMails(): Promise<number> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (piece) => {
        text += piece
      })
      stream.on('end', () => {
        // Quoted-printable: joins soft line breaks and decodes the escapes.
        const whole = text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
        mails.push(whole)
        done()
      })
    },
  })
  return new Promise((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () =>
      resolve((listening.address() as { port: number }).port),
    )
  })
}

beforeAll(async () => {
  await forget()
  port = await freePort()
  const { DATABASE_URL: _, NODE_OPTIONS: __, npm_lifecycle_event: ___, ...inherited } = process.env
  shell = openShell(home, root, {
    ...inherited,
    TRAMITE_HOME: home,
    ADMIN_DATABASE_URL: process.env.TEST_DATABASE_URL,
    DATABASE_HOST: new URL(process.env.TEST_DATABASE_URL ?? '').host,
    SMTP_URL: `smtp://127.0.0.1:${await listenForMails()}`,
    PORT: String(port),
    // The drill must neither reach them nor end where they are set.
    PAYMENTS_URL: 'https://pagamentos.invalid',
    PAYMENTS_SECRET: randomBytes(32).toString('hex'),
    STAFF_PASSWORD: staffPassword,
    LOG_LEVEL: 'warn',
  })
})
afterAll(async () => {
  shell.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
  await forget()
  rmSync(home, { recursive: true, force: true })
})

async function follow(...sections: readonly number[]): Promise<string> {
  let output = ''
  for (const section of sections) {
    const scripts = scriptsOf(section)
    expect([section, scripts.length]).not.toEqual([section, 0])
    for (const script of scripts) output += await shell.run(script)
  }
  return output
}

const visit = () =>
  createTramite({
    baseUrl: `http://127.0.0.1:${port}/api`,
    conventions: conventions.brazil,
  })

async function enter(email: string, password: string) {
  const portal = visit()
  await portal.signIn({ email, password })
  return portal
}
const enterAsCustomer = () => enter('helena@aurora.com.br', customerPassword)

/** Sets a password as the page of the mailed link does. */
async function setPassword(text: string, newPassword: string): Promise<void> {
  const link =
    /https:\/\/portal\.silvaesouza\.adv\.br\/reset-password\/email\/([^/]+)\/token\/([\w-]+)/
  const [, email = '', token = ''] = link.exec(text) ?? []
  await visit().run(resetPassword, { email: decodeURIComponent(email), token, newPassword })
}

async function mailTo(address: string): Promise<string> {
  for (;;) {
    const mail = mails.find((text) => text.includes(address))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

let file: { demandId: string; key: string }
const TIMEOUT_MS = 15 * 60 * 1000

describe('the way from nothing', () => {
  it(
    'leads to a server that is ready',
    async () => {
      expect(await follow(1, 2, 3, 4, 5)).toContain('"status":"ready"')
    },
    TIMEOUT_MS,
  )

  it(
    'leads to the sign-in of the first customer',
    async () => {
      await setPassword(readFileSync(join(home, 'first-link'), 'utf8'), staffPassword)
      await follow(6)
      await setPassword(await mailTo('helena@aurora.com.br'), customerPassword)
      const helena = await enterAsCustomer()
      await helena.selectBusiness()
      const pdf = new File([content], 'minuta.pdf', { type: 'application/pdf' })
      const attachment = await helena.upload(pdf)
      const demand = { name: 'Contrato', description: 'Segue a minuta.', attachments: [attachment] }
      const { id } = await helena.run(createDemand, demand)
      file = { demandId: id, key: attachment.awsFileKey }
    },
    TIMEOUT_MS,
  )
})

async function expectEverything(): Promise<void> {
  const helena = await enterAsCustomer()
  expect(await helena.read(getDemand, { id: file.demandId })).toMatchObject({ name: 'Contrato' })
  const got = await helena.download(file.key)
  expect(Buffer.from(await got.arrayBuffer())).toEqual(content)
}

describe('what was backed up', () => {
  it(
    'is there again after database and folder are lost',
    async () => {
      await expectEverything()
      expect(await follow(7)).toMatch(/Íntegro/)
      rmSync(join(home, 'data'), { recursive: true })
      await follow(8)
      await asAdmin('drop database portal')
      await expectEverything()
    },
    TIMEOUT_MS,
  )

  it(
    'outlives an upgrade and new secrets',
    async () => {
      expect(await follow(9, 10)).not.toContain('ERRADO')
      const helena = await enterAsCustomer()
      const { signedUrl } = await helena.read(createDownload, { key: file.key })
      const address = new URL(signedUrl, `http://127.0.0.1:${port}/api/`)
      expect((await fetch(address)).status).toBe(200)
      await follow(11)
      expect((await fetch(address)).status).toBe(403)
      await expectEverything()
    },
    TIMEOUT_MS,
  )
})
