import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRevisionText } from './template-revision.ts'
import {
  createPreview,
  fitsDocument,
  isInPreview,
  type PreviewPiece,
  toAnswerHint,
  toDocumentHtml,
} from './template-text.rules.ts'

const field = (name: string, index = 1, type = 'text') => ({
  name,
  label: name,
  index,
  type,
  placeholder: `{{${name}}}`,
})
const BLANK = '__________'

const said = (pieces: readonly PreviewPiece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

describe('filling in', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['every place of a field', '{{a}}-{{a}}', { a: '1' }, '1-1'],
    ['text as text', '<p>{{a}}</p>', { a: '<b>&"\'' }, '<p>&lt;b&gt;&amp;&quot;&#39;</p>'],
    ['line breaks', '{{a}}', { a: 'x\r\ny\nz' }, 'x<br>y<br>z'],
    ['no place that an answer names', '{{a}}{{b}}', { a: '{{b}}', b: '2' }, '{{b}}2'],
    ['what looks like a pattern', '{{a}}', { a: '$& $1 $$' }, '$&amp; $1 $$'],
    ['no blanks around', '[{{a}}]', { a: '  x ' }, '[x]'],
    ['one full stop', '{{a}}. {{b}}', { a: 'Até o fim.', b: 'Pronto.' }, 'Até o fim. Pronto.'],
    ['no inherited answer', '{{a}}{{b}}', { b: 'x' }, 'x'],
  ])('%s', (_, html, answers, expected) => {
    expect(toDocumentHtml(html, [field('a'), field('b', 2)], answers)).toBe(expected)
  })

  it('writes days as people do', () => {
    const days = [field('a', 1, 'date')]
    expect(toDocumentHtml('{{a}}', days, { a: '2026-03-01' })).toBe('01/03/2026')
    expect(toDocumentHtml('{{a}}', days, { a: '01/0' })).toBe('01/0')
  })

  it('takes any text for a place, the longer of two that begin alike', () => {
    const places = [
      { ...field('a'), placeholder: '[NOME]' },
      { ...field('b', 2), placeholder: '[NOME] (completo).*' },
      { ...field('c', 3), placeholder: '' },
    ]
    const html = '[NOME] (completo).* é [NOME]'
    expect(toDocumentHtml(html, places, { a: 'Ana', b: 'Ana Lima' })).toBe('Ana Lima é Ana')
    expect(toDocumentHtml(html, [], {})).toBe(html)
  })

  it.each([
    [5, 5],
    [29, 29],
    [30, 29],
    [60, 29],
  ])('fills %i fields in the document and %i in the preview', (count, inPreview) => {
    const fields = Array.from({ length: count }, (_, i) => field(`f${i}`, i))
    const html = fields.map(({ placeholder }) => placeholder).join(' ')
    const answers = Object.fromEntries(fields.map(({ name }) => [name, 'x']))
    const filled = (text: string) => text.split(' ').filter((word) => word === 'x').length
    expect(filled(toDocumentHtml(html, fields, answers))).toBe(count)
    // The first by their position in the form, whatever order they are given in.
    const preview = said(createPreview(fields.toReversed(), answers)(html))
    expect(filled(preview)).toBe(inPreview)
    expect(preview.endsWith(count > 29 ? `{{f${count - 1}}}` : 'x')).toBe(true)
  })

  it('never lets an answer add markup or places', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const html = '<p>{{a}}</p><p>{{b}}</p>'
        const fields = [field('a'), field('b', 2)]
        const filled = toDocumentHtml(html, fields, { a, b })
        expect(filled.replaceAll('<br>', '').match(/<[^>]*>/g)).toEqual([
          '<p>',
          '</p>',
          '<p>',
          '</p>',
        ])
        expect(toDocumentHtml(html, fields, { a: b, b: a }).length).toBe(filled.length)
      }),
    )
  })
})

describe('the pieces of a preview', () => {
  it('are words, answers and underscores', () => {
    const pieces = createPreview([field('a'), field('b', 2)], { a: 'Fim.' })(
      'Eu, {{a}}. {{b}}{{c}}',
    )
    expect(pieces).toEqual([
      'Eu, ',
      { name: 'a', text: 'Fim', isAnswered: true },
      '. ',
      { name: 'b', text: BLANK, isAnswered: false },
      '{{c}}',
    ])
    expect(createPreview([], {})('x {{a}}')).toEqual(['x {{a}}'])
  })

  it.each([
    ['installments', '1000000'],
    ['days', '-3'],
    ['days', '1,5'],
    ['money', '-1.000,00'],
    ['date', '01/0'],
  ])('are underscores for %s with %s, which the form refuses', (type, answer) => {
    const pieces = createPreview([field('a', 1, type)], { a: answer })('{{a}}')
    expect(pieces).toEqual([{ name: 'a', text: BLANK, isAnswered: false }])
  })

  it('are underscores for more than the maximum', () => {
    const days = [{ ...field('a', 1, 'days'), maximum: 90 }]
    expect(said(createPreview(days, { a: '91' })('{{a}}'))).toBe(BLANK)
    expect(said(createPreview(days, { a: '90' })('{{a}}'))).toBe('90 (noventa) dias')
  })

  it('leave the places beyond the 29th field as they are', () => {
    const many = Array.from({ length: 30 }, (_, i) => field(`f${i}`, i))
    expect(createPreview(many, { f29: 'x' })('{{f29}}')).toEqual(['{{f29}}'])
    expect([isInPreview(many, 'f28'), isInPreview(many, 'f29')]).toEqual([true, false])
  })

  it('say together what the document says', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z .{}]*$/),
        fc.stringMatching(/^[a-z .{}]*$/),
        (words, a) => {
          const fields = [field('a'), field('b', 2)]
          const html = `${words}{{a}}.${words}{{b}}`
          const text = said(createPreview(fields, { a })(html)).replaceAll(BLANK, '')
          expect(text).toBe(toDocumentHtml(html, fields, { a }))
        },
      ),
    )
  })
})

it.each([
  [
    'money',
    'R$ 1.234,50',
    /^R\$.1\.234,50 \(mil duzentos e trinta e quatro reais e cinquenta centavos\)$/,
  ],
  ['days', '10', /^10 \(dez\) dias$/],
  ['date', '2026-03-01', /^01 de março de 2026$/],
  ['date', '01/0', null],
  ['text', '2026-03-01', null],
  ['number', '12', null],
  ['percent', '12', null],
  ['money', '1.5', null],
  ['cpf', '111.444.777-35', null],
  ['days', ' ', null],
])('beside a field of %s with %s stands %s', (type, answer, expected) => {
  const hint = toAnswerHint(field('a', 1, type), answer)
  if (expected === null) expect(hint).toBeNull()
  else expect(hint).toMatch(expected)
})

it.each([
  ['2026-02-01', '01/02/2026'],
  [null, 'Nunca foi revisado'],
])('a revision on %s reads %s', (date, text) => {
  expect(toRevisionText(date)).toBe(text)
})

describe('how long a document becomes', () => {
  const one = { ...field('x'), placeholder: 'q' }
  it.each([
    ['every letter a place', 'q'.repeat(90_000), 'x'.repeat(20_000), false],
    ['as long as may be', 'q'.repeat(29), 'x'.repeat(20_000), true],
    ['one more', 'q'.repeat(30), 'x'.repeat(20_000), false],
    ['many lines', 'q', '\n'.repeat(19_998), true],
    ['lines without end', 'q', `x${'\n'.repeat(19_998)}x`, false],
    ['a place that is not answered', 'q'.repeat(90_000), '', true],
  ])('%s', (_, html, answer, fits) => {
    expect(fitsDocument(html, [one], { x: answer })).toBe(fits)
  })

  it('is known without answers and without places', () => {
    expect(fitsDocument('x', [], {})).toBe(true)
  })
})
