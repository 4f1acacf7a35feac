import { LOGO_CID, type MailLogo } from './mail-logo.ts'

/** What every e-mail shows of the firm. */
export interface MailFirm {
  readonly name: string
  readonly contactEmail: string
  /** `#rrggbb`, readable under white text. */
  readonly accentColor: string
  /** Travels inside the e-mail; the firm's name stands alone when it is null. */
  readonly logo: MailLogo | null
}

/** The filled texts of an e-mail. */
export interface MailContent {
  readonly firm: MailFirm
  readonly opening: readonly string[]
  readonly button: { readonly label: string; readonly url: string }
  readonly linkHint: string
  readonly closing: string
}

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML shows it, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => special[character] ?? '')
}

/** An e-mail for programs that show no HTML. */
export function toMailText({ opening, button, closing }: MailContent): string {
  return [...opening, `${button.label}:\n${button.url}`, `--\n${closing}`].join('\n\n')
}

const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

function toHeading({ name, logo }: MailFirm): string {
  if (!logo) {
    return `<p style="margin:0 0 24px;font-size:18px;font-weight:600">${escapeHtml(name)}</p>`
  }
  return `<p style="margin:0 0 24px"><img src="cid:${LOGO_CID}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;border:0"></p>`
}

/**
 * An e-mail with one button. Styles are inline and nothing is loaded: mail programs allow no more.
 * @throws TypeError when the button leads anywhere but to a web page
 */
export function toMailHtml({ firm, opening, button, linkHint, closing }: MailContent): string {
  const { protocol } = new URL(button.url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('Not a web address')
  const url = escapeHtml(button.url)
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#faf8f4;color:#1b2421;${font}">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e5e1d8;border-radius:8px">
${toHeading(firm)}
${opening.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${escapeHtml(firm.accentColor)};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;line-height:20px;color:#5a6661">${escapeHtml(linkHint)}<br><span style="word-break:break-all">${url}</span></p>
<p style="margin:0;font-size:13px;line-height:20px;color:#5a6661">${escapeHtml(closing)}</p>
</div>
</body>
</html>
`
}
