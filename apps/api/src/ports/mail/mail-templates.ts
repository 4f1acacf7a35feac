import { createMessages, type MessageParams, mailMessages } from '@tramite/core/messages'
import { toOneLine } from './mail-headers.rules.ts'
import { type MailBody, type MailFirm, toMailHtml, toMailText } from './mail-layout.ts'
import { toMailGreeting, toMailName } from './mail-name.rules.ts'
import type { Mail } from './mailer.port.ts'

type MailCode = keyof typeof mailMessages

/** The texts of one kind of e-mail, by codes of the catalogue. */
interface MailTemplate {
  readonly subject: MailCode
  readonly paragraphs: readonly MailCode[]
  readonly button: MailCode
  /** Why the recipient gets it, at its end. */
  readonly reason?: MailCode
}

const text = createMessages(mailMessages)

/** The values of texts that are names of people or customers: chosen by themselves, or by others for them. */
const namesOfPeople: ReadonlySet<string> = new Set(['by', 'customer', 'heir', 'name', 'sender'])

const toValue = (name: string, value: string | number): string =>
  namesOfPeople.has(name) ? toMailName(`${value}`) : toOneLine(`${value}`)

/** Texts of one kind, by their names in the catalogue. */
const textsOf = <Kind extends string, Name extends string>(kind: Kind, ...names: readonly Name[]) =>
  names.map((name): `mails.${Kind}.${Name}` => `mails.${kind}.${name}`)

/** Every kind of e-mail that the portal sends. A new one is an entry here, and its texts. */
const mailTemplates = {
  passwordReset: {
    subject: 'mails.passwordReset.subject',
    paragraphs: textsOf('passwordReset', 'request', 'expiry', 'ignore'),
    button: 'mails.passwordReset.button',
  },
  invitation: {
    subject: 'mails.invitation.subject',
    paragraphs: textsOf('invitation', 'welcome', 'expiry', 'ignore'),
    button: 'mails.invitation.button',
  },
  /** The same from the person who added a user of a customer. */
  invitationBy: {
    subject: 'mails.invitation.subject',
    paragraphs: textsOf('invitation', 'welcomeBy', 'expiry', 'ignore'),
    button: 'mails.invitation.button',
  },
  userRemoved: {
    subject: 'mails.userRemoved.subject',
    paragraphs: textsOf('userRemoved', 'what', 'private', 'undo'),
    button: 'mails.userRemoved.button',
  },
  /** The same of a person who had no demands. */
  userRemovedIdle: {
    subject: 'mails.userRemoved.subject',
    paragraphs: textsOf('userRemoved', 'whatIdle', 'undo'),
    button: 'mails.userRemoved.button',
  },
  /** To the heir of the removed person, whom the text calls by 'Você'. */
  inherited: {
    subject: 'mails.userRemoved.subject',
    paragraphs: textsOf('userRemoved', 'what', 'private', 'undo'),
    button: 'mails.inherited.button',
  },
  /** The same of a person who had no demands. */
  inheritedIdle: {
    subject: 'mails.userRemoved.subject',
    paragraphs: textsOf('userRemoved', 'whatIdle', 'undo'),
    button: 'mails.account.portal',
  },
  /** To the removed person, who has no page to open. */
  ownAccountRemoved: {
    subject: 'mails.ownAccountRemoved.subject',
    paragraphs: textsOf('ownAccountRemoved', 'what', 'ask'),
    button: 'mails.account.portal',
  },
  receiptRefused: {
    subject: 'mails.receiptRefused.subject',
    paragraphs: textsOf('receiptRefused', 'what', 'next'),
    button: 'mails.account.portal',
  },
  /** The same of an invoice. */
  receiptRefusedOf: {
    subject: 'mails.receiptRefused.subject',
    paragraphs: textsOf('receiptRefused', 'whatOf', 'next'),
    button: 'mails.account.portal',
  },
  /** The same of an invoice of which another proof waits for review. */
  receiptRefusedWaits: {
    subject: 'mails.receiptRefused.subject',
    paragraphs: textsOf('receiptRefused', 'whatOf', 'waits'),
    button: 'mails.account.portal',
  },
  /** The same of an invoice of which another proof was accepted. */
  receiptRefusedAccepted: {
    subject: 'mails.receiptRefused.subject',
    paragraphs: textsOf('receiptRefused', 'whatOf', 'accepted'),
    button: 'mails.account.portal',
  },
  dataExportReady: {
    subject: 'mails.dataExportReady.subject',
    paragraphs: textsOf('dataExportReady', 'what', 'until'),
    button: 'mails.dataExportReady.button',
  },
  dataExportFailed: {
    subject: 'mails.dataExportFailed.subject',
    paragraphs: textsOf('dataExportFailed', 'what', 'next'),
    button: 'mails.account.portal',
  },
  emailConfirmation: {
    subject: 'mails.emailConfirmation.subject',
    paragraphs: textsOf('emailConfirmation', 'request', 'expiry', 'ignore'),
    button: 'mails.emailConfirmation.button',
  },
  emailChangeAsked: {
    subject: 'mails.emailChangeAsked.subject',
    paragraphs: textsOf('emailChangeAsked', 'what', 'notYou'),
    button: 'mails.account.recover',
  },
  emailChanged: {
    subject: 'mails.emailChanged.subject',
    paragraphs: [...textsOf('emailChanged', 'what'), 'mails.account.notYou'],
    button: 'mails.account.portal',
  },
  passwordChanged: {
    subject: 'mails.passwordChanged.subject',
    paragraphs: [...textsOf('passwordChanged', 'what'), 'mails.account.notYou'],
    button: 'mails.account.recover',
  },
  newDevice: {
    subject: 'mails.newDevice.subject',
    paragraphs: textsOf('newDevice', 'what', 'notYou'),
    button: 'mails.account.recover',
  },
  demandNews: {
    subject: 'mails.demandNews.subject',
    paragraphs: [],
    button: 'mails.demandNews.button',
    reason: 'mails.demandNews.following',
  },
  // Its title is shown in the portal only: subjects appear in lists and on locked screens.
  privateDemandNews: {
    subject: 'mails.demandNews.subjectPrivate',
    paragraphs: [],
    button: 'mails.demandNews.button',
    reason: 'mails.demandNews.following',
  },
  reminderNotice: {
    subject: 'mails.reminderNotice.subject',
    paragraphs: textsOf('reminderNotice', 'due', 'responsible'),
    button: 'mails.reminderNotice.button',
    reason: 'mails.reminderNotice.reason',
  },
  /** The notice after days on which none was sent, of a date that has passed by then. */
  reminderOverdue: {
    subject: 'mails.reminderNotice.subject',
    paragraphs: textsOf('reminderNotice', 'overdue', 'responsible'),
    button: 'mails.reminderNotice.button',
    reason: 'mails.reminderNotice.reason',
  },
} as const satisfies Record<string, MailTemplate>

export type MailKind = keyof typeof mailTemplates

export interface MailInput {
  /** The same for every try of one e-mail, so that mail programs show a repeated one once. */
  readonly id: string
  readonly firm: MailFirm
  readonly to: string
  readonly userName: string
  /** Target of the button, see `mail-links.ts`; null for an e-mail without one. */
  readonly url: string | null
  /** Values of the placeholders `{name}` in the texts, besides the firm's and the recipient's. */
  readonly values?: MessageParams
  /** The structured part, beyond its paragraphs. */
  readonly body?: MailBody
  /** Why the recipient gets it, instead of the kind's own reason. */
  readonly reason?: MailCode
  /** Mail programs show e-mails of one thread together: letters, digits and hyphens. */
  readonly thread?: string
}

/** User text stays on one line: it can neither begin a header nor look like a text of ours. */
function toOneLineBody({ heading, entries, facts }: MailBody): MailBody {
  return {
    heading: toOneLine(heading),
    entries: entries.map(({ title, quote, note }) => ({
      title: toOneLine(title),
      quote: quote === null ? null : toOneLine(quote),
      note: note === null ? null : toOneLine(note),
    })),
    facts: facts.map(({ label, value }) => ({ label, value: toOneLine(value) })),
  }
}

/**
 * An e-mail in text and in HTML.
 * @throws TypeError when the button links to anything but a web page
 */
export function createMail(kind: MailKind, input: MailInput): Mail {
  const { id, firm, to, url, body, thread } = input
  const template: MailTemplate = mailTemplates[kind]
  const reason = input.reason ?? template.reason
  const given = Object.entries({
    ...input.values,
    firmName: firm.name,
    contactEmail: firm.contactEmail,
    userName: toMailGreeting(input.userName),
  })
  const values = Object.fromEntries(given.map(([name, value]) => [name, toValue(name, value)]))
  const fill = (code: MailCode) => text(code, values)
  const content = {
    subject: toOneLine(fill(template.subject)),
    firm: { ...firm, name: toOneLine(firm.name) },
    opening: [fill('mails.greeting'), ...template.paragraphs.map(fill)],
    body: body ? toOneLineBody(body) : null,
    button: url === null ? null : { label: fill(template.button), url },
    linkHint: fill('mails.linkHint'),
    closing: [...(reason ? [fill(reason)] : []), fill('mails.closing')],
  }
  return {
    id,
    to,
    subject: content.subject,
    text: toMailText(content),
    html: toMailHtml(content),
    ...(firm.logo && { logo: firm.logo }),
    ...(thread !== undefined && { thread }),
  }
}
