import { describe, expect, it } from 'vitest'
import { createDemandNewsMail } from './demand-news.mail.ts'
import { escapeHtml } from './mail-layout.ts'
import { createPasswordResetMail, toResetLink } from './password-reset.mail.ts'

const firm = {
  name: 'Vasconcelos & Prado',
  contactEmail: 'contato@firma.example',
  accentColor: '#1d5c4b',
}
const reset = {
  firm,
  to: 'ana+1@aurora.example',
  userName: 'Ana Lima',
  publicUrl: 'https://portal.firma.example',
  token: 'a/b?c',
  minutes: 60,
}
const news = {
  firm,
  to: 'ana@aurora.example',
  userName: 'Ana Lima',
  publicUrl: 'https://portal.firma.example',
  demandId: '019a2c62',
  demandName: 'Contrato social',
  title: 'Demanda entregue',
}

describe('createPasswordResetMail', () => {
  it('leads to the reset page by text and by one button', () => {
    const mail = createPasswordResetMail(reset)
    const link =
      'https://portal.firma.example/reset-password/email/ana%2B1%40aurora.example/token/a%2Fb%3Fc'
    expect(toResetLink(reset)).toBe(link)
    expect(mail.to).toBe('ana+1@aurora.example')
    expect(mail.subject).toBe('Redefinição de senha: Vasconcelos & Prado')
    expect(mail.text).toContain(link)
    expect(mail.text).toContain('Olá, Ana Lima!')
    expect(mail.text).toContain('60 minutos')
    expect(mail.html.match(/<a [^>]*href="[^"]*"/g)).toEqual([expect.stringContaining(link)])
    expect(mail.html).toContain('Vasconcelos &amp; Prado')
  })
})

describe('createDemandNewsMail', () => {
  it('says what happened and leads to the demand', () => {
    const mail = createDemandNewsMail(news)
    expect(mail.subject).toBe('Novidade na demanda Contrato social')
    expect(mail.text).toContain('Contrato social: Demanda entregue')
    expect(mail.html).toContain('href="https://portal.firma.example/demands/019a2c62"')
  })

  it('lets no value become markup or another header', () => {
    const hostile = '"><img src=x onerror=alert(1)>\r\nBcc: todos@aurora.example'
    const mail = createDemandNewsMail({
      ...news,
      firm: { ...firm, name: hostile },
      userName: hostile,
      demandName: hostile,
      title: hostile,
    })
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<img')
  })

  it('has no button to anything but a web page', () => {
    expect(() => createDemandNewsMail({ ...news, publicUrl: 'javascript:alert(1)//' })).toThrow(
      TypeError,
    )
  })
})

it('escapes what HTML would read', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  )
})
