import { HopelessError } from '../jobs.ts'
import type { Mail, Sender } from './mailer.port.ts'

/** An e-mail that must not be sent, now or later. Names the header, never its value. */
export class MailRefusedError extends HopelessError {
  constructor(header: string) {
    super(`The e-mail has an unusable header: ${header}`)
    this.name = 'MailRefusedError'
  }
}

// Part of a Message-ID: a control character or a bracket would end it.
const idPattern = /^[\w-]{1,80}$/

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break would begin another header
const control = /[\x00-\x1f\x7f\u2028\u2029]/
/** One address: no list, no display name, no comment. */
const address = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\]{1,255}$/

/**
 * Refuses an e-mail whose headers could become other headers or reach another recipient.
 * @throws {MailRefusedError}
 */
export function checkMailHeaders({ id, to, subject, thread }: Mail, sender: Sender): void {
  if (!idPattern.test(id)) throw new MailRefusedError('Message-ID')
  if (thread !== undefined && !idPattern.test(thread)) throw new MailRefusedError('References')
  if (control.test(to) || !address.test(to)) throw new MailRefusedError('To')
  if (control.test(sender.address) || !address.test(sender.address)) {
    throw new MailRefusedError('From')
  }
  if (control.test(sender.name)) throw new MailRefusedError('From')
  if (control.test(subject)) throw new MailRefusedError('Subject')
}

/** Characters that change the text direction, and can make a text read differently. */
const direction = /[\u202a-\u202e\u2066-\u2069]/gu

/** A text on one line, as a subject needs it: breaks and other control characters become spaces. */
export function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(direction, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
