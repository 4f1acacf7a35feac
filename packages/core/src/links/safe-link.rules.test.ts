import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateLink } from './safe-link.rules.ts'

describe('evaluateLink', () => {
  it.each([
    ['https://pagamentos.example/i/1?b=2#c', true],
    ['HTTPS://Pagamentos.Example/', true],
    ['/financial', false],
    ['/demands?status=OPEN#lista', false],
    ['/', false],
  ])('opens %s', (address, isExternal) => {
    expect(evaluateLink(address)).toMatchObject({ allowed: true, isExternal })
  })

  it.each([
    'http://pagamentos.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' https://pagamentos.example',
    'https://pagamentos.example/a b',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://portal.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/./\t/evil.example',
    'https:\\\\evil.example',
    'https://portal.example@evil.example/',
    'https://',
    'pagamentos.example',
    'mailto:financeiro@firma.example',
  ])('refuses %j', (address) => {
    expect(evaluateLink(address)).toEqual({ allowed: false, reason: 'unsafe' })
  })

  it.each([null, undefined, ''])('says that %j is no address', (address) => {
    expect(evaluateLink(address)).toEqual({ allowed: false, reason: 'missing' })
  })

  it('never leaves https or the origin, whatever it is given', () => {
    const origin = 'https://portal.example'
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      'https:',
      'javascript:',
      '..',
      '@',
      'x.example',
      '\t',
      '?',
      '#',
    )
    const addresses = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(addresses, (address) => {
        const link = evaluateLink(address)
        if (!link.allowed) return
        const opened = new URL(link.href, origin)
        expect(opened.protocol).toBe('https:')
        expect(opened.origin === origin).toBe(!link.isExternal || opened.origin === origin)
        if (!link.isExternal) expect(evaluateLink(link.href)).toEqual(link)
      }),
    )
  })
})
