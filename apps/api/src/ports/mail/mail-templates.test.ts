import { describe, expect, it } from 'vitest'
import { escapeHtml } from './mail-layout.ts'
import { toDemandLink, toPasswordLink, toRemindersLink } from './mail-links.ts'
import { createMail, type MailInput, type MailKind } from './mail-templates.ts'

const publicUrl = 'https://portal.firma.example'
const firm = {
  name: 'Vasconcelos & Prado',
  contactEmail: 'contato@firma.example',
  accentColor: '#1d5c4b',
  logo: null,
}
const shared = { id: '019a2c62', firm, to: 'ana@aurora.example', userName: 'Ana Lima' }
const passwordUrl = toPasswordLink(publicUrl, 'ana+1@aurora.example', 'a/b?c')

const mails: Record<MailKind, MailInput> = {
  passwordReset: { ...shared, url: passwordUrl, values: { minutes: 60 } },
  invitation: { ...shared, url: passwordUrl, values: { hours: 72 } },
  demandNews: {
    ...shared,
    url: toDemandLink(publicUrl, '019a2c63'),
    values: { demandName: 'Locação: rescisão', title: 'Demanda entregue' },
  },
  reminderNotice: {
    ...shared,
    url: toRemindersLink(publicUrl),
    values: { reminderName: 'Renovação do alvará', type: 'Obrigação Legal', date: '30/04/2026' },
  },
}
const kinds = Object.keys(mails) as MailKind[]

describe.each(kinds)('%s', (kind) => {
  it('reads well without HTML', () => {
    const { subject, text } = createMail(kind, mails[kind])
    expect(`${subject}\n\n${text}\n`).toMatchSnapshot()
  })

  it('says the same in HTML, with one link and nothing from the network', () => {
    const { html, text } = createMail(kind, mails[kind])
    const { url } = mails[kind]
    for (const line of text.split('\n\n').slice(0, -2)) expect(html).toContain(escapeHtml(line))
    expect(html.match(/<a [^>]*href="[^"]*"/g)).toEqual([`<a href="${escapeHtml(url)}"`])
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<script/)
    expect(html).toContain('background:#1d5c4b')
  })

  it('lets no value become markup, another header, another line or another direction', () => {
    const hostile = '"><img src=x onerror=alert(1)>\r\nBcc: todos@aurora.example\u202e{minutes}$&'
    const values = Object.fromEntries(
      Object.keys(mails[kind].values ?? {}).map((name) => [name, hostile]),
    )
    const mail = createMail(kind, {
      ...mails[kind],
      firm: { ...firm, name: hostile },
      userName: hostile,
      values,
    })
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/)
    expect(mail.html).not.toContain('<img')
    expect(mail.html).not.toContain('\u202e')
    expect(mail.text).not.toMatch(/^Bcc/m)
    expect(mail.text).toContain('{minutes}$&')
  })

  it('has no button to anything but a web page', () => {
    for (const url of ['javascript:alert(1)//', 'data:text/html,x', '/demands', '']) {
      expect(() => createMail(kind, { ...mails[kind], url })).toThrow(TypeError)
    }
  })
})

it('shows the logo that travels with it, and its name to who sees no images', () => {
  const logo = { contentType: 'image/png', content: Buffer.from('x') } as const
  const mail = createMail('passwordReset', { ...mails.passwordReset, firm: { ...firm, logo } })
  expect(mail.logo).toBe(logo)
  expect(mail.html).toContain('<img src="cid:logo@tramite" alt="Vasconcelos &amp; Prado"')
})

it('leads to the reset page with everything escaped', () => {
  expect(passwordUrl).toBe(
    'https://portal.firma.example/reset-password/email/ana%2B1%40aurora.example/token/a%2Fb%3Fc',
  )
})

it('escapes what HTML would read', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  )
})
