import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { v7 as uuid } from 'uuid'
import { checkMailHeaders } from './mail-headers.rules.ts'
import { toMailMessage } from './mail-message.ts'
import type { Mailer, Sender } from './mailer.port.ts'

/** The part of a logger that is used here. */
interface Log {
  info(details: object, text: string): void
}

export interface OutboxMailerOptions {
  /** Folder that receives one `.eml` file per e-mail; created when missing. */
  readonly directory: string
  readonly sender: Sender
  readonly logger: Log
}

/**
 * Writes e-mails into a folder instead of sending them: for a machine without SMTP. The log names the
 * file only, since the e-mail contains addresses and links that open an account.
 */
export function createOutboxMailer({ directory, sender, logger }: OutboxMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      checkMailHeaders(mail, sender)
      const { message } = await transport.sendMail(toMailMessage(mail, sender))
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // Time-ordered names; written atomically for programs that watch the folder.
      const file = join(directory, `${uuid()}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      logger.info({ file }, 'e-mail written to the outbox folder')
    },
    async close() {},
  }
}
