import { fillMessage } from '@tramite/core/messages'
import { toOneLine } from './mail-headers.rules.ts'
import { type MailFirm, toMailHtml, toMailText } from './mail-layout.ts'
import { mailTexts } from './mail-texts.ts'
import type { Mail } from './mailer.port.ts'

export interface PasswordResetMail {
  readonly firm: MailFirm
  readonly to: string
  readonly userName: string
  /** Address of the portal, from the configuration and never from a request. */
  readonly publicUrl: string
  readonly token: string
  /** Minutes that the token lives. */
  readonly minutes: number
}

/** Address of the page that takes the new password. Specification §2. */
export function toResetLink({ publicUrl, to, token }: PasswordResetMail): string {
  const path = `/reset-password/email/${encodeURIComponent(to)}/token/${encodeURIComponent(token)}`
  return publicUrl + path
}

/** The e-mail that lets its reader choose a new password. */
export function createPasswordResetMail(input: PasswordResetMail): Mail {
  const texts = mailTexts.passwordReset
  const content = {
    firm: input.firm,
    userName: input.userName,
    paragraphs: [
      texts.request,
      fillMessage(texts.expiry, { minutes: input.minutes }),
      texts.ignore,
    ],
    button: { label: texts.button, url: toResetLink(input) },
  }
  return {
    to: input.to,
    subject: toOneLine(fillMessage(texts.subject, { firmName: input.firm.name })),
    text: toMailText(content),
    html: toMailHtml(content),
  }
}
