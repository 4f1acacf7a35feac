import type { Mail, Sender } from './mailer.port.ts'

/**
 * An e-mail as nodemailer takes it. Addresses go as parts, so that none is parsed out of a text, and
 * no content is ever read from a file or an address.
 */
export function toMailMessage({ to, subject, text, html }: Mail, sender: Sender) {
  return {
    from: { name: sender.name, address: sender.address },
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
