import { createTransport } from 'nodemailer'
import { checkMailHeaders } from './mail-headers.rules.ts'
import { toMailMessage } from './mail-message.ts'
import type { Mailer, Sender } from './mailer.port.ts'

/** How long a silent server is waited for. */
const TIMEOUT_MS = 20_000

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string
  readonly sender: Sender
}

/** Sends e-mails through an SMTP server, over a few connections that stay open. */
export function createSmtpMailer({ url, sender }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send(mail) {
      checkMailHeaders(mail, sender)
      await transport.sendMail(toMailMessage(mail, sender))
    },
    async close() {
      transport.close()
    },
  }
}
