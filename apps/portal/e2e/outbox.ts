import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox')

/** Decodes quoted-printable and base64 far enough to read a link. */
function toText(mail: string): string {
  const unfolded = mail.replaceAll(/=\r?\n/g, '')
  const plain = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const encoded = [...mail.matchAll(/base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)]
  const decoded = encoded.map(([, body = '']) => Buffer.from(body, 'base64').toString())
  return [plain, ...decoded].join('\n')
}

type LinkedPage = 'reset-password' | 'confirm-email'

function findLinks(recipient: string, page: LinkedPage): string[] {
  const link = new RegExp(`https?://[^\\s"<>]+/${page}/[^\\s"<>]+`)
  // A mail that is still being written has another ending.
  const mails = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort()
    : []
  return mails.flatMap((name) => {
    const mail = readFileSync(join(folder, name), 'utf8')
    if (!mail.includes(recipient)) return []
    return toText(mail).match(link)?.[0] ?? []
  })
}

/** How many password links have been mailed to an address: those to come are newer. */
export const countPasswordLinks = (recipient: string): number =>
  new Set(findLinks(recipient, 'reset-password')).size

async function waitForLink(recipient: string, page: LinkedPage, already: number) {
  await expect.poll(() => new Set(findLinks(recipient, page)).size).toBeGreaterThan(already)
  return new URL(findLinks(recipient, page).at(-1) ?? '').pathname
}

/** The path of the newest password link that was mailed to an address. */
export const waitForPasswordLink = (recipient: string, already = 0): Promise<string> =>
  waitForLink(recipient, 'reset-password', already)

/** The path of the link that confirms an address, which was mailed to it. */
export const waitForEmailLink = (recipient: string): Promise<string> =>
  waitForLink(recipient, 'confirm-email', 0)
