import type { MailLogo } from './mail-logo.ts'

/** An e-mail to one person. */
export interface Mail {
  /** Part of its Message-ID: letters, digits and hyphens. The same when it is sent once more. */
  readonly id: string
  /** One address, nothing else. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Groups the e-mails about one thing in mail programs: letters, digits and hyphens. */
  readonly thread?: string
  /** What the HTML shows at its head; travels along. */
  readonly logo?: MailLogo
}

/** Who e-mails come from: the firm. */
export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /**
   * Hands an e-mail over for delivery.
   * @throws {MailRefusedError} for a header with a line break, or other than one recipient
   * @throws when it cannot be handed over; trying again is right
   */
  send(mail: Mail): Promise<void>
  /**
   * Whether mail would be taken now, where that can be asked.
   * @throws when it would not
   */
  check?(): Promise<void>
  /** Ends open connections. */
  close(): Promise<void>
}
