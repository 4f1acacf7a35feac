import { mailMessages, newsMessages } from '@tramite/core/messages'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../escape-html.ts'
import { toDemandLink, toEmailLink, toPasswordLink, toReminderLink } from './mail-links.ts'
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

const refused = {
  ...shared,
  url: `${publicUrl}/`,
  values: {
    fileName: 'comprovante.pdf',
    sender: 'Rafael Nogueira',
    reason: 'É de outra fatura.',
  },
}
const refusedOf = {
  ...refused,
  values: { ...refused.values, invoice: 'Parcela 2 de 12, vencimento 10/03/2026' },
}

const mails: Record<MailKind, MailInput & { readonly url: string }> = {
  passwordReset: { ...shared, url: passwordUrl, values: { minutes: 60 } },
  invitation: { ...shared, url: passwordUrl, values: { hours: 72 } },
  invitationBy: {
    ...shared,
    url: passwordUrl,
    values: { hours: 72, by: 'Beatriz Lima', customer: 'Aurora Cosméticos' },
  },
  userRemoved: {
    ...shared,
    url: `${publicUrl}/profile?section=settings`,
    values: { by: 'Rafael Nogueira', name: 'Caio Menezes', heir: 'Beatriz Lima' },
  },
  userRemovedIdle: {
    ...shared,
    url: `${publicUrl}/profile?section=settings`,
    values: { by: 'Rafael Nogueira', name: 'Caio Menezes', heir: 'Beatriz Lima' },
  },
  inherited: {
    ...shared,
    url: `${publicUrl}/demands`,
    values: { by: 'Rafael Nogueira', name: 'Caio Menezes', heir: 'Você' },
  },
  inheritedIdle: {
    ...shared,
    url: `${publicUrl}/`,
    values: { by: 'Rafael Nogueira', name: 'Caio Menezes', heir: 'Você' },
  },
  ownAccountRemoved: { ...shared, url: `${publicUrl}/`, values: { by: 'Rafael Nogueira' } },
  receiptRefused: refused,
  receiptRefusedOf: refusedOf,
  receiptRefusedWaits: refusedOf,
  receiptRefusedAccepted: refusedOf,
  dataExportReady: {
    ...shared,
    url: `${publicUrl}/export`,
    values: { until: '17/03/2026' },
  },
  dataExportFailed: { ...shared, url: `${publicUrl}/export` },
  emailConfirmation: {
    ...shared,
    url: toEmailLink(publicUrl, 'ana+1@aurora.example', 'a/b?c'),
    values: { hours: 24 },
  },
  emailChangeAsked: {
    ...shared,
    url: `${publicUrl}/forgot`,
    values: { by: 'Rafael Nogueira', email: 'ana@nova.example' },
  },
  emailChanged: { ...shared, url: `${publicUrl}/`, values: { email: 'ana@nova.example' } },
  passwordChanged: {
    ...shared,
    url: `${publicUrl}/forgot`,
    values: { when: '10/03/2026 às 09:00' },
  },
  newDevice: {
    ...shared,
    url: `${publicUrl}/forgot`,
    values: { when: '10/03/2026 às 09:00', device: 'Chrome no Windows' },
  },
  demandNews: {
    ...shared,
    url: toDemandLink(publicUrl, '019a2c63'),
    thread: 'demand-019a2c63',
    values: { demandName: 'Locação: rescisão', number: 1042 },
    body: {
      heading: 'Demanda Nº 1042: Locação: rescisão',
      entries: [
        {
          title: 'Helena Prado (escritório) escreveu uma mensagem, em 20/11/2026 às 14:32',
          quote: 'Segue a minuta do distrato. Se estiver de acordo, envio hoje para assinatura…',
          note: '2 arquivos na conversa.',
        },
        {
          title: 'Helena Prado (escritório) entregou a demanda, em 20/11/2026 às 14:35',
          quote: null,
          note: null,
        },
      ],
      facts: [
        { label: 'De quem é a vez', value: 'Sua. Confira o que foi entregue e valide.' },
        { label: 'Entregue em', value: '20/11/2026' },
      ],
    },
  },
  privateDemandNews: {
    ...shared,
    url: toDemandLink(publicUrl, '019a2c63'),
    thread: 'demand-019a2c63',
    values: { number: 1042 },
    reason: 'mails.demandNews.assigned',
    body: {
      heading: 'Demanda Nº 1042 (sigilosa)',
      entries: [
        {
          title: 'Ana Lima escreveu uma mensagem, em 20/11/2026 às 14:32',
          quote: null,
          note: null,
        },
      ],
      facts: [{ label: 'De quem é a vez', value: 'Do escritório.' }],
    },
  },
  reminderNotice: {
    ...shared,
    url: toReminderLink(publicUrl, 'Renovação do alvará'),
    values: {
      reminderName: 'Renovação do alvará',
      type: 'Obrigação Legal',
      date: '30/04/2026 (amanhã)',
      by: 'Caio Menezes',
    },
  },
  reminderOverdue: {
    ...shared,
    url: toReminderLink(publicUrl, 'Renovação do alvará'),
    values: {
      reminderName: 'Renovação do alvará',
      type: 'Obrigação Legal',
      date: '30/04/2026',
      by: 'Caio Menezes',
    },
  },
}
const kinds = Object.keys(mails) as MailKind[]
/** The people whom the texts of these e-mails name. */
const people = ['Rafael Nogueira', 'Caio Menezes', 'Beatriz Lima']

describe.each(kinds)('%s', (kind) => {
  it('reads well without HTML', () => {
    const { subject, text } = createMail(kind, mails[kind])
    expect(`${subject}\n\n${text}\n`).toMatchSnapshot()
  })

  it('says the same in HTML, with one link and nothing from the network', () => {
    const { html, text } = createMail(kind, mails[kind])
    const { url } = mails[kind]
    const shown = html.replace(/<[^>]*>/g, '')
    for (const line of text.split('\n\n').slice(0, -2)) {
      expect(shown).toContain(escapeHtml(line.replace(/^> /, '')))
    }
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
      body: {
        heading: hostile,
        entries: [{ title: hostile, quote: hostile, note: hostile }],
        facts: [{ label: 'Prazo', value: hostile }],
      },
    })
    expect(mail.subject).not.toMatch(/[\r\n\u202e]/)
    expect(mail.html).not.toContain('<img')
    expect(mail.html).not.toContain('\u202e')
    expect(mail.text).not.toMatch(/^Bcc/m)
    expect(mail.text).toContain('{minutes}$&')
  })

  it('carries no link in the name of a person, which others may have chosen', () => {
    const evil = 'Acesse https://evil.example/p evil.example'
    const named = Object.entries(mails[kind].values ?? {}).map(([name, value]) => [
      name,
      people.includes(`${value}`) ? evil : value,
    ])
    const mail = createMail(kind, {
      ...mails[kind],
      userName: evil,
      values: Object.fromEntries(named),
    })
    expect(JSON.stringify(mail)).not.toContain('evil.example')
    expect(mail.text).toContain('Olá, Acesse!')
  })

  it('has no button to anything but a web page', () => {
    for (const url of ['javascript:alert(1)//', 'data:text/html,x', '/demands', '']) {
      expect(() => createMail(kind, { ...mails[kind], url })).toThrow(TypeError)
    }
  })
})

it('names dates and counts no days: a count would be another one when the mail is read', () => {
  const said = Object.values({ ...mailMessages, ...newsMessages }).join('\n')
  expect(said).not.toMatch(/dias? út|em \{count\} dia/)
})

it('does without a button where it leads nowhere', () => {
  const { text, html } = createMail('demandNews', { ...mails.demandNews, url: null })
  expect(text).not.toContain('Ver demanda')
  expect(html).not.toMatch(/<a |Ver demanda/)
})

it('quotes a person, and says in its own words, below, what came with it', () => {
  const { text, html } = createMail('demandNews', mails.demandNews)
  expect(text).toContain(
    'assinatura…\n\n2 arquivos na conversa.\n\nHelena Prado (escritório) entregou',
  )
  expect(html).toMatch(/assinatura…<\/blockquote>\n<p [^>]*>2 arquivos na conversa\.<\/p>/)
})

it('looks as it did', () => {
  expect(createMail('demandNews', mails.demandNews).html).toMatchSnapshot()
})

it('has room around its text and its button in Outlook, which has none outside of cells', () => {
  const { html, subject } = createMail('demandNews', mails.demandNews)
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="560"[^>]* cellpadding="32"/)
  expect(html).toMatch(/<td bgcolor="#1d5c4b" style="[^"]*mso-padding-alt:12px 20px"><a /)
  expect(html).toContain(`<title>${subject}</title>`)
})

it('groups what is about one demand', () => {
  expect(createMail('demandNews', mails.demandNews).thread).toBe('demand-019a2c63')
  expect(createMail('invitation', mails.invitation).thread).toBeUndefined()
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
