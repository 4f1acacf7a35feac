import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLinks } from './linked-text.rules.ts'

const linksOf = (text: string) =>
  splitLinks(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]))

describe('splitLinks', () => {
  it.each([
    ['Veja https://a.example/b?c=1#d agora', ['https://a.example/b?c=1#d']],
    ['https://a.example.', ['https://a.example']],
    ['(https://a.example/b)', ['https://a.example/b']],
    ['(veja em https://a.example/b).', ['https://a.example/b']],
    ['https://a.example/Lei_(Brasil)', ['https://a.example/Lei_(Brasil)']],
    ['[https://a.example/b], fim', ['https://a.example/b']],
    ['É este: http://a.example/b?!', ['http://a.example/b']],
    ['“https://a.example/b”', ['https://a.example/b']],
    ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
    ['HTTPS://A.example/B', ['HTTPS://A.example/B']],
    ['https://ação.example/situação', ['https://ação.example/situação']],
    ['<https://a.example>', ['https://a.example']],
  ])('finds in %j', (text, links) => {
    expect(linksOf(text)).toEqual(links)
  })

  it.each([
    'Sem endereço nenhum',
    '',
    'https://',
    'https://.',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'mailto:a@a.example',
    'xhttps://a.example',
    'https://firma.example@evil.example/',
    'https://nome:senha@evil.example/',
    'www.a.example',
  ])('finds nothing in %j', (text) => {
    expect(linksOf(text)).toEqual([])
  })

  it('ends an address where a sign turns the direction of what follows', () => {
    expect(linksOf('https://a.example/\u202Efdp.exe')).toEqual(['https://a.example/'])
  })

  it('loses no character and follows nothing but the web, whatever it is given', () => {
    const pieces = fc.constantFrom(
      'https://',
      'http://a.example',
      'javascript:',
      '//',
      '(',
      ')',
      '.',
      '@',
      ' ',
      '\\',
      '\u202E',
      'é',
      '"',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const parts = splitLinks(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { text: shown, href } of parts) {
          if (href === null) continue
          const { protocol, username, password } = new URL(href)
          expect(['http:', 'https:']).toContain(protocol)
          expect(username + password).toBe('')
          expect(new URL(shown).href).toBe(href)
        }
      }),
    )
  })

  it('reads a long text of brackets at once', () => {
    const text = `https://a.example/${')'.repeat(100_000)}`
    expect(linksOf(text)).toEqual(['https://a.example/'])
  })
})
