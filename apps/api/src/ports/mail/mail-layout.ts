import { escapeHtml } from '../escape-html.ts'
import { LOGO_CID, type MailLogo } from './mail-logo.ts'

/** What every e-mail shows of the firm. */
export interface MailFirm {
  readonly name: string
  readonly contactEmail: string
  /** `#rrggbb`, readable under white text. */
  readonly accentColor: string
  /** Embedded in the e-mail; without it only the firm's name is shown. */
  readonly logo: MailLogo | null
}

/** The structured part of an e-mail, beyond its paragraphs. */
export interface MailBody {
  /** The subject of the e-mail. */
  readonly heading: string
  /** What happened, in order. */
  readonly entries: readonly {
    readonly title: string
    /** The beginning of what a person wrote. */
    readonly quote: string | null
    /** What the portal says of it, below. */
    readonly note: string | null
  }[]
  /** The current state. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

interface MailButton {
  readonly label: string
  readonly url: string
}

/** The filled texts of an e-mail. */
export interface MailContent {
  readonly subject: string
  readonly firm: MailFirm
  readonly opening: readonly string[]
  readonly body: MailBody | null
  readonly button: MailButton | null
  readonly linkHint: string
  /** At the end: why it is sent, and by whom. */
  readonly closing: readonly string[]
}

function toBodyText({ heading, entries, facts }: MailBody): string[] {
  return [
    heading,
    ...entries.flatMap(({ title, quote, note }) => [
      title,
      ...(quote === null ? [] : [`> ${quote}`]),
      ...(note === null ? [] : [note]),
    ]),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ]
}

/** An e-mail for programs that do not show HTML. */
export function toMailText({ opening, body, button, closing }: MailContent): string {
  return [
    ...opening,
    ...(body === null ? [] : toBodyText(body)),
    ...(button === null ? [] : [`${button.label}:\n${button.url}`]),
    `--\n${closing.join('\n')}`,
  ].join('\n\n')
}

const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/**
 * Styles for mail programs with a dark theme. Inline styles are overridden by `!important` only; where
 * `<style>` is ignored, the light theme stays.
 */
const dark = `@media (prefers-color-scheme:dark){
.page{background:#131917!important}
.card{background:#1c2421!important;border-color:#38433f!important}
.ink{color:#e9efec!important}
.quiet{color:#aebbb5!important}
.line{border-color:#38433f!important}
}
@media (max-width:480px){.page{padding:0!important}.card{padding:24px 20px!important;border-width:0!important;border-radius:0!important}}`

/**
 * The same for Outlook on Windows, which renders with Word: no maximum width, no padding except in table
 * cells, and Times New Roman if it does not know the first font.
 */
const outlook = {
  style:
    '<!--[if mso]><style>*{font-family:Segoe UI,Arial,sans-serif!important}</style><![endif]-->',
  opening:
    '<!--[if mso]><table role="presentation" align="center" width="560" cellspacing="0" cellpadding="32" bgcolor="#ffffff"><tr><td><![endif]-->',
  closing: '<!--[if mso]></td></tr></table><![endif]-->',
} as const

/**
 * A cell, for Outlook's sake; elsewhere the room belongs to the link, so that all of it can be pressed. Its
 * address is below, to be read.
 * @throws TypeError when it links to anything but a web page
 */
function toButton({ label, url }: MailButton, linkHint: string, accent: string): string {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('Not a web address')
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:24px 0"><tr><td bgcolor="${accent}" style="border-radius:6px;background:${accent};mso-padding-alt:12px 20px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 24px;font-size:13px;line-height:20px;color:#5a6661">${escapeHtml(linkHint)}<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`
}

function toHeading({ name, logo }: MailFirm): string {
  if (!logo) {
    return `<p class="ink" style="margin:0 0 24px;font-size:18px;font-weight:600;color:#1b2421">${escapeHtml(name)}</p>`
  }
  return `<p class="ink" style="margin:0 0 24px"><img src="cid:${LOGO_CID}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;border:0"></p>`
}

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1b2421">${escapeHtml(text)}</p>`

const quiet = (text: string, space: number) =>
  `<p class="quiet" style="margin:0 0 ${space}px;font-size:13px;line-height:20px;color:#5a6661">${escapeHtml(text)}</p>`

function toBodyHtml({ heading, entries, facts }: MailBody, accent: string): string {
  const wrapped = 'overflow-wrap:anywhere;word-break:break-word'
  const quoteOf = (quote: string | null) =>
    quote === null
      ? ''
      : `<blockquote class="ink" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${accent};font-size:16px;line-height:24px;color:#1b2421;${wrapped}">${escapeHtml(quote)}</blockquote>`
  return [
    `<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#1b2421;${wrapped}">${escapeHtml(heading)}</h1>`,
    ...entries.map(
      ({ title, quote, note }) =>
        `<p class="quiet" style="margin:0 0 6px;font-size:14px;line-height:20px;color:#5a6661;${wrapped}">${escapeHtml(title)}</p>\n${quoteOf(quote)}${note === null ? '' : `\n${quiet(note, 16)}`}`,
    ),
    ...facts.map(
      ({ label, value }, index) =>
        `<p class="ink line" style="margin:${index === 0 ? '20px' : '0'} 0 0;padding:10px 0;border-top:1px solid #e5e1d8;font-size:15px;line-height:22px;color:#1b2421"><span class="quiet" style="color:#5a6661">${escapeHtml(label)}:</span> ${escapeHtml(value)}</p>`,
    ),
  ].join('\n')
}

/** The preview that mail programs show next to the subject. */
function toPreview({ body, opening }: MailContent): string {
  const first = body?.entries[0]
  const text = first ? [first.title, first.quote ?? first.note ?? ''] : opening
  return `<div style="display:none;mso-hide:all;max-height:0;overflow:hidden">${escapeHtml(text.join(' '))}</div>`
}

/**
 * An e-mail with one button, or none. Styles are inline and nothing is loaded: mail programs allow no more.
 * @throws TypeError when the button links to anything but a web page
 */
export function toMailHtml(content: MailContent): string {
  const { subject, firm, opening, body, button, linkHint, closing } = content
  const accent = escapeHtml(firm.accentColor)
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style>${outlook.style}</head>
<body class="page" style="margin:0;padding:24px;background:#faf8f4;color:#1b2421;${font}">
${toPreview(content)}
${outlook.opening}
<div class="card" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e5e1d8;border-radius:8px;box-sizing:border-box">
${toHeading(firm)}
${opening.map(paragraph).join('\n')}
${body === null ? '' : toBodyHtml(body, accent)}
${button === null ? '' : toButton(button, linkHint, accent)}
${closing.map((text, index) => quiet(text, index === closing.length - 1 ? 0 : 8)).join('\n')}
</div>
${outlook.closing}
</body>
</html>
`
}
