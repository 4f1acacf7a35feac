import type { Mail, Sender } from './mailer.port.ts'

/** An e-mail that must not be sent, now or later. Names the header, never its value. */
export class MailRefusedError extends Error {
  constructor(header: string) {
    super(`The e-mail has an unusable header: ${header}`)
    this.name = 'MailRefusedError'
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break would begin another header
const control = /[\x00-\x1f\x7f\u2028\u2029]/
/** One address: no list, no name beside it, no comment. */
const address = /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\]{1,255}$/

/**
 * Refuses an e-mail whose headers could become other headers or reach another recipient.
 * @throws {MailRefusedError}
 */
export function checkMailHeaders({ to, subject }: Mail, sender: Sender): void {
  if (control.test(to) || !address.test(to)) throw new MailRefusedError('To')
  if (control.test(sender.address) || !address.test(sender.address)) {
    throw new MailRefusedError('From')
  }
  if (control.test(sender.name)) throw new MailRefusedError('From')
  if (control.test(subject)) throw new MailRefusedError('Subject')
}

/** A text on one line, as a subject needs it: breaks and other control characters become spaces. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
