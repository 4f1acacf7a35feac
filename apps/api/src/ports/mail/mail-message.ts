import { LOGO_CID } from './mail-logo.ts'
import type { Mail, Sender } from './mailer.port.ts'

/**
 * An e-mail in nodemailer's format. Addresses are passed in parts, so that none is parsed from a text,
 * and no content is ever read from a file or an address.
 */
export function toMailMessage({ id, to, subject, text, html, logo, thread }: Mail, sender: Sender) {
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${domain}>`,
    // There is no such e-mail: the id only groups the e-mails of one thread.
    ...(thread !== undefined && {
      inReplyTo: `<${thread}@${domain}>`,
      references: [`<${thread}@${domain}>`],
    }),
    from: { name: sender.name, address: sender.address },
    to: { name: '', address: to },
    // User text must not be decoded as an encoded word (RFC 2047).
    subject: subject.replaceAll('=?', '= ?'),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(logo && {
      attachments: [
        {
          cid: LOGO_CID,
          filename: logo.contentType === 'image/png' ? 'logo.png' : 'logo.jpg',
          content: logo.content,
          contentType: logo.contentType,
          contentDisposition: 'inline' as const,
        },
      ],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
