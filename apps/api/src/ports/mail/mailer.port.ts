import type { MailLogo } from './mail-logo.ts'

/** An e-mail to one person. */
export interface Mail {
  /** Part of its Message-ID: letters, digits and hyphens. The same when it is sent again. */
  readonly id: string
  /** Exactly one address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Groups the e-mails about one thing in mail programs: letters, digits and hyphens. */
  readonly thread?: string
  /** Shown at the top of the HTML; embedded. */
  readonly logo?: MailLogo
}

/** The sender of e-mails: the firm. */
export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /**
   * Passes an e-mail on for delivery.
   * @throws {MailRefusedError} for a header with a line break, or anything but one recipient
   * @throws when it could not be passed on; it should be retried
   */
  send(mail: Mail): Promise<void>
  /**
   * Checks that mail would be accepted now, if the transport can tell.
   * @throws when it would not
   */
  check?(): Promise<void>
  /** Closes open connections. */
  close(): Promise<void>
}
