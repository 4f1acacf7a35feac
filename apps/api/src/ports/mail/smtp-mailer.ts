import { createTransport } from 'nodemailer'
import { HopelessError } from '../jobs.ts'
import { checkMailHeaders } from './mail-headers.rules.ts'
import { toMailMessage } from './mail-message.ts'
import type { Mailer, Sender } from './mailer.port.ts'

/** Timeout for a silent server, milliseconds. */
const TIMEOUT_MS = 20_000

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string
  readonly sender: Sender
}

/** What the transport says of a failure. */
interface SmtpFailure {
  readonly code?: string
  /** What the server refused, as `RCPT TO`. */
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** The status of a refusal that the rules of a server ask for (RFC 3463), which its operator can change. */
const isPolicy = /^\d{3}[ -]5\.7\./

/**
 * The error to throw when the transport fails: without the server's own message, which may contain the
 * address, since errors are logged.
 */
function toMailError(error: unknown): Error {
  const { code = 'unknown', responseCode = 0, response = '', command } = error as SmtpFailure
  const isUnknownRecipient =
    command === 'RCPT TO' && responseCode >= 500 && !isPolicy.test(response)
  if (isUnknownRecipient) return new HopelessError('The recipient was refused for good')
  return new Error(`The e-mail was not taken: ${[code, responseCode].filter(Boolean).join(' ')}`)
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
      try {
        await transport.sendMail(toMailMessage(mail, sender))
      } catch (error) {
        throw toMailError(error)
      }
    },
    async check() {
      await transport.verify().catch((error) => {
        throw toMailError(error)
      })
    },
    async close() {
      transport.close()
    },
  }
}
