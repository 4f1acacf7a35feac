import { fillMessage } from '@tramite/core/messages'
import { toOneLine } from './mail-headers.rules.ts'
import { type MailFirm, toMailHtml, toMailText } from './mail-layout.ts'
import { mailTexts } from './mail-texts.ts'
import type { Mail } from './mailer.port.ts'

export interface DemandNewsMail {
  readonly firm: MailFirm
  readonly to: string
  readonly userName: string
  /** Address of the portal, from the configuration and never from a request. */
  readonly publicUrl: string
  readonly demandId: string
  readonly demandName: string
  /** What happened, as the notification says it. */
  readonly title: string
}

/** The e-mail that tells of news in a demand. Says what happened, and nothing that was written. */
export function createDemandNewsMail(input: DemandNewsMail): Mail {
  const { subject, button } = mailTexts.demandNews
  const content = {
    firm: input.firm,
    userName: input.userName,
    paragraphs: [`${toOneLine(input.demandName)}: ${toOneLine(input.title)}`],
    button: {
      label: button,
      url: `${input.publicUrl}/demands/${encodeURIComponent(input.demandId)}`,
    },
  }
  return {
    to: input.to,
    subject: toOneLine(fillMessage(subject, { demandName: input.demandName })),
    text: toMailText(content),
    html: toMailHtml(content),
  }
}
