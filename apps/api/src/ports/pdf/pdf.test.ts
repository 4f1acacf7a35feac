import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { createRequire } from 'node:module'
import net from 'node:net'
import { findUnprintable } from '@tramite/core/printing'
import { describe, expect, it, vi } from 'vitest'
import { fontsOf, linesOf, readPdf } from '../../testing/read-pdf.ts'
import { htmlToPdfBlocks } from './html-to-pdf.ts'
import type { PdfBlock } from './pdf.port.ts'
import { renderPdf } from './render-pdf.ts'

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text })
const make = (blocks: readonly PdfBlock[]) =>
  renderPdf({
    title: 'Contrato de Locação',
    firmName: 'Vasconcelos & Prado',
    reference: 'Documento nº 7',
    createdAt: new Date('2026-03-10T12:00:00Z'),
    blocks,
  })
const read = async (blocks: readonly PdfBlock[]) => readPdf(await make(blocks))
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

describe('a document', () => {
  it('is text that can be selected, with its accents and ligatures, in order', async () => {
    const { text, info } = await read([
      { kind: 'heading', level: 1, text: 'Título' },
      paragraph('Ação, coração, às 9h: “ofício confidencial” – R$ 1.000,00 (25%) º ª § …'),
      { kind: 'list', ordered: true, items: [[paragraph('primeiro')], [paragraph('segundo')]] },
      { kind: 'facts', facts: [['Setor', 'Recursos humanos']] },
      { kind: 'table', header: ['Condição'], rows: [['à vista']] },
      { kind: 'paragraph', text: [{ text: 'em ' }, { text: 'negrito', bold: true }] },
    ])
    expect(text).toContain(
      'Ação, coração, às 9h: “ofício confidencial” – R$ 1.000,00 (25%) º ª § …',
    )
    const order = [
      'Título',
      'Ação',
      'primeiro',
      'segundo',
      'Setor',
      'humanos',
      'Condição',
      'à vista',
    ]
    const places = [...order, 'em negrito'].map((word) => text.indexOf(word))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(info).toMatchObject({
      Title: 'Contrato de Locação',
      Author: 'Vasconcelos & Prado',
      Language: 'pt-BR',
    })
  })

  it('brings its fonts along', async () => {
    const bytes = await make([
      { kind: 'heading', level: 1, text: 'Título' },
      paragraph('texto e Ω'),
      { kind: 'paragraph', text: [{ text: 'itálico', italic: true }] },
    ])
    const { names, described, embedded } = fontsOf(bytes)
    expect([...names].map((name) => name?.replace(/^[A-Z]+\+/, '')).sort()).toEqual([
      'DejaVuSans',
      'SourceSerif4-Bold',
      'SourceSerif4-Italic',
      'SourceSerif4-Regular',
    ])
    expect([described, embedded]).toEqual([4, 4])
  })

  it('numbers its pages, and repeats the header of a table on each', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => [`Linha ${i + 1}`, `Valor ${i + 1}`])
    const { pages, text } = await read([{ kind: 'table', header: ['Condição', 'Ajuste'], rows }])
    expect(pages.length).toBeGreaterThan(5)
    for (const [i, page] of pages.entries()) {
      expect(page).toContain('Condição Ajuste')
      expect(page).toContain(`Página ${i + 1} de ${pages.length}`)
      expect(page).toContain('Vasconcelos & Prado · Documento nº 7')
    }
    const found = Array.from(text.matchAll(/Linha (\d+)/g), ([, number]) => Number(number))
    expect(found).toEqual(rows.map((_, i) => i + 1))
  })

  it('goes on over pages in the middle of a cell, and starts a page where it is asked', async () => {
    const words = Array.from({ length: 4000 }, (_, i) => `p${i}`)
    const { text } = await read([
      { kind: 'table', header: ['A', 'B'], rows: [['x', words.join(' ')]] },
    ])
    for (const word of ['p0', 'p1999', 'p3999']) expect(text).toMatch(new RegExp(`\\b${word}\\b`))
    const two = await read([paragraph('um'), { kind: 'pageBreak' }, paragraph('dois')])
    expect(two.pages.map((page) => page.match(/um|dois/)?.[0])).toEqual(['um', 'dois'])
  })

  it.each<[string, readonly PdfBlock[]]>([
    ['nothing', []],
    ['empty parts', [{ kind: 'list', ordered: false, items: [[]] }, paragraph(''), paragraph(' ')]],
    [
      'an empty table',
      [
        { kind: 'table', rows: [] },
        { kind: 'table', header: [], rows: [[]] },
        { kind: 'table', header: ['a', 'b'], rows: [] },
      ],
    ],
    ['no facts', [{ kind: 'facts', facts: [] }]],
    ['ragged rows', [{ kind: 'table', header: ['a', 'b'], rows: [['1'], ['1', '2', '3'], []] }]],
    ['many columns', [{ kind: 'table', rows: [Array.from({ length: 100 }, () => 'coluna')] }]],
  ])('may hold %s', async (_, blocks) => {
    expect((await read(blocks)).pages[0]).toContain('Página 1 de 1')
  })
})

describe('hostile text', () => {
  const attacks = [
    '<img src=file:///etc/passwd>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">aqui</a>',
    'url(http://169.254.169.254/latest/)',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '{{outro}}',
    '%PDF-1.7 endobj (x) \\) Tj',
    '=cmd|calc!A1',
  ]

  it.each(attacks)('stays what it says: %s', async (attack) => {
    const { text, foreign } = await read([
      { kind: 'heading', level: 1, text: attack },
      paragraph(attack),
      { kind: 'table', header: [attack], rows: [[attack]] },
      { kind: 'facts', facts: [[attack, attack]] },
    ])
    expect(squeeze(text).split(squeeze(attack))).toHaveLength(7)
    expect(foreign).toBe(0)
    expect(text).not.toContain('root:')
  })

  it('shows other scripts, and a box for what no font has; no sign hides or turns text', async () => {
    const { text } = await read([
      paragraph('Zażółć Ωμέγα Жук שלום'),
      paragraph('emoji 😀 \u{1fae8} \u{1f468}\u200d\u{1f469} 中文'),
      paragraph('pa\u202Egar\u200b\u0000 a\u0301gua \ud800'),
    ])
    for (const shown of ['Zażółć', 'Ωμέγα', 'Жук', '😀 □', '□□', 'pagar água']) {
      expect(text).toContain(shown)
    }
    expect(squeeze(text)).toMatch(/שלום|םולש/)
    for (const sign of ['\u202e', '\u200b', '\0']) expect(text).not.toContain(sign)
  })

  it('shows in every style what fields do not name as missing, and a box for the rest', async () => {
    const said = 'العقد 日本 \u{1fae8} ა ☃'
    const looks = [{}, { bold: true }, { italic: true }, { bold: true, italic: true }]
    const { text } = await read(
      looks.map((look) => ({ kind: 'paragraph', text: [{ ...look, text: said }] })),
    )
    const missing = findUnprintable(said)
    expect(missing).toEqual(['日', '本', '\u{1fae8}'])
    expect(text.split('□')).toHaveLength(looks.length * missing.length + 1)
    expect(text.split('ა ☃')).toHaveLength(looks.length + 1)
  })

  it('takes every kind of space for one of two', async () => {
    const spaces = [
      '\u2002',
      '\u2003',
      '\u2009',
      '\u200a',
      '\u202f',
      '\u2007',
      '\u3000',
      '\u1680',
      '\t',
    ]
    const { text } = await read([paragraph(spaces.map((space, i) => `${i}${space}x`).join(' '))])
    expect(text.replaceAll('\u00a0', ' ')).toContain(spaces.map((_, i) => `${i} x`).join(' '))
  })

  it.each([
    ['100 kB of words', 'palavra '.repeat(12_500)],
    ['100 kB without a space', 'a'.repeat(100_000)],
    ['ten thousand lines', 'x\n'.repeat(10_000)],
    ['two scripts in turn', 'aш'.repeat(3000)],
    ['marks upon marks', `a${'\u0301\u0302'.repeat(5000)}`],
  ])('may be %s', async (_, long) => {
    const countOf = (text: string) => text.match(/[aivxш]/g)?.length ?? 0
    const { pages } = await read([paragraph(long), { kind: 'table', rows: [[long, 'fim']] }])
    const text = pages.map((page) => page.replace(/Página \d+ de \d+/, '')).join('')
    const around = countOf('Vasconcelos') * pages.length + countOf('fim')
    expect(countOf(text)).toBeGreaterThanOrEqual(2 * countOf(long.normalize('NFC')) + around)
    expect(text).toContain('fim')
  })
})

describe('HTML', () => {
  const textOf = async (html: string) => (await read(htmlToPdfBlocks(html))).text

  it('turns into blocks', () => {
    const html = `<h2>1. <b>Objeto</b></h2>
      solto <p>um<br>dois <strong>ne<em>g</em></strong> </p>
      <ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>
      <table><thead><tr><th>H</th></tr></thead><tr><td>1<p>2</p></td></tr></table>`
    expect(htmlToPdfBlocks(html)).toEqual([
      { kind: 'heading', level: 2, text: [{ text: '1. ' }, { text: 'Objeto', bold: true }] },
      { kind: 'paragraph', text: [{ text: 'solto' }] },
      {
        kind: 'paragraph',
        text: [
          { text: 'um' },
          { text: '\n' },
          { text: 'dois ' },
          { text: 'ne', bold: true },
          { text: 'g', bold: true, italic: true },
        ],
      },
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ kind: 'paragraph', text: [{ text: 'a' }] }],
          [
            { kind: 'paragraph', text: [{ text: 'b' }] },
            {
              kind: 'list',
              ordered: true,
              items: [[{ kind: 'paragraph', text: [{ text: 'c' }] }]],
            },
          ],
        ],
      },
      {
        kind: 'table',
        header: [[{ text: 'H' }]],
        rows: [[[{ text: '1' }, { text: '\n' }, { text: '2' }]]],
      },
    ])
  })

  it('draws a line where the text has one, and no other', async () => {
    const drawn = async (html: string) => linesOf(await make(htmlToPdfBlocks(html)))
    expect(await drawn('<p>a</p><p>b</p>')).toBe(0)
    expect(await drawn('<p>a</p><hr><p>b</p>')).toBe(1)
    expect(await drawn('<ul><li>a<hr></li></ul>')).toBe(1)
  })

  it.each([
    [
      'pictures',
      '<p>antes<img src="file:///etc/passwd" onerror="alert(1)">depois</p>',
      'antesdepois',
    ],
    ['scripts', '<script>alert(1)</script><style>@import url(http://x)</style><p>fim</p>', 'fim'],
    ['links', '<a href="http://x.example">aqui</a>', 'aqui'],
    ['frames', '<iframe src="file:///etc/passwd">a</iframe><object data=x>b</object>fim', 'fim'],
    ['what is not closed', '<p><b>aberto <table><tr><td>célula', 'aberto célula'],
    ['what was not opened', '</p></div></b>texto</table>', 'texto'],
    ['escaped markup', '&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &#x1F600;', '😀'],
    ['comments and instructions', '<!-- a --><?php b ?><!DOCTYPE c>fim', 'fim'],
    ['an open bracket', 'a < b <', 'a < b <'],
  ])('of %s keeps the text', async (_, html, text) => {
    const found = await textOf(html)
    expect(squeeze(found)).toContain(squeeze(text))
    expect(found).not.toMatch(/root:|@import/)
  })

  it.each(['<div>', '<ul><li>', '<table><tr><td>', '<b>', '<h1>', '<p>'])(
    'of thousands of %s inside each other is no hazard',
    async (tag) => {
      expect(await textOf(`${tag.repeat(5000)}fundo`)).toContain('fundo')
    },
  )
})

describe('the fonts', () => {
  it.each([
    ['@fontsource/source-serif-4/LICENSE', 'SIL Open Font License, Version 1.1'],
    ['dejavu-fonts-ttf/LICENSE', 'Bitstream Vera Fonts Copyright'],
  ])('have their licence beside them: %s', (path, name) => {
    const file = createRequire(import.meta.url).resolve(path)
    expect(fs.readFileSync(file, 'utf8')).toContain(name)
  })
})

describe('while a document is made', () => {
  it('nothing is read, and nothing is fetched', async () => {
    const hostile = '<img src=file:///etc/passwd> url(http://x.example) data:image/png;base64,AA'
    const document = {
      title: hostile,
      firmName: hostile,
      createdAt: new Date(0),
      blocks: [
        ...htmlToPdfBlocks(
          `<p>${hostile}</p><link href=http://x.example><object data=/etc/passwd>`,
        ),
        paragraph(hostile),
      ],
    }
    // Loads the fonts.
    await renderPdf(document)
    const refuse = () => {
      throw new Error('A document asks for nothing')
    }
    const spies = [
      vi.spyOn(fs, 'readFileSync').mockImplementation(refuse),
      vi.spyOn(fs, 'readFile').mockImplementation(refuse),
      vi.spyOn(fs.promises, 'readFile').mockImplementation(refuse),
      vi.spyOn(fs, 'openSync').mockImplementation(refuse),
      vi.spyOn(fs, 'open').mockImplementation(refuse),
      vi.spyOn(fs, 'createReadStream').mockImplementation(refuse),
      vi.spyOn(globalThis, 'fetch').mockImplementation(refuse),
      vi.spyOn(http, 'request').mockImplementation(refuse),
      vi.spyOn(https, 'request').mockImplementation(refuse),
      vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(refuse),
    ]
    try {
      const bytes = await renderPdf(document)
      expect(spies.map(({ mock }) => mock.calls)).toEqual(spies.map(() => []))
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
  })
})
