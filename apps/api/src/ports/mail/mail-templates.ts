import { createMessages, type MessageParams, mailMessages } from '@tramite/core/messages'
import { toOneLine } from './mail-headers.rules.ts'
import { type MailFirm, toMailHtml, toMailText } from './mail-layout.ts'
import type { Mail } from './mailer.port.ts'

type MailCode = keyof typeof mailMessages

/** What one kind of e-mail says, by codes of the catalogue. */
interface MailTemplate {
  readonly subject: MailCode
  readonly paragraphs: readonly MailCode[]
  readonly button: MailCode
}

const text = createMessages(mailMessages)

/** Every kind of e-mail that the portal sends. A new one is an entry here, and its texts. */
const mailTemplates = {
  passwordReset: {
    subject: 'mails.passwordReset.subject',
    paragraphs: [
      'mails.passwordReset.request',
      'mails.passwordReset.expiry',
      'mails.passwordReset.ignore',
    ],
    button: 'mails.passwordReset.button',
  },
  invitation: {
    subject: 'mails.invitation.subject',
    paragraphs: ['mails.invitation.welcome', 'mails.invitation.expiry', 'mails.invitation.ignore'],
    button: 'mails.invitation.button',
  },
  demandNews: {
    subject: 'mails.demandNews.subject',
    paragraphs: ['mails.demandNews.news'],
    button: 'mails.demandNews.button',
  },
  reminderNotice: {
    subject: 'mails.reminderNotice.subject',
    paragraphs: ['mails.reminderNotice.due', 'mails.reminderNotice.archive'],
    button: 'mails.reminderNotice.button',
  },
} as const satisfies Record<string, MailTemplate>

export type MailKind = keyof typeof mailTemplates

export interface MailInput {
  /** The same for every try of one e-mail, so that mail programs show a repeated one once. */
  readonly id: string
  readonly firm: MailFirm
  readonly to: string
  readonly userName: string
  /** Where the button leads: a page of the portal, see `mail-links.ts`. */
  readonly url: string
  /** Values of the texts' `{name}` places, besides the firm's and the reader's. */
  readonly values?: MessageParams
}

/**
 * An e-mail in text and in HTML.
 * @throws TypeError when the button leads anywhere but to a web page
 */
export function createMail(kind: MailKind, input: MailInput): Mail {
  const { id, firm, to, url } = input
  const template: MailTemplate = mailTemplates[kind]
  const given = Object.entries({
    ...input.values,
    firmName: firm.name,
    contactEmail: firm.contactEmail,
    userName: input.userName,
  })
  // What people wrote stays on its line: it can neither begin a header nor look like a text of ours.
  const values = Object.fromEntries(given.map(([name, value]) => [name, toOneLine(`${value}`)]))
  const fill = (code: MailCode) => text(code, values)
  const content = {
    firm: { ...firm, name: toOneLine(firm.name) },
    opening: [fill('mails.greeting'), ...template.paragraphs.map(fill)],
    button: { label: fill(template.button), url },
    linkHint: fill('mails.linkHint'),
    closing: fill('mails.closing'),
  }
  return {
    id,
    to,
    subject: toOneLine(fill(template.subject)),
    text: toMailText(content),
    html: toMailHtml(content),
    ...(firm.logo && { logo: firm.logo }),
  }
}
