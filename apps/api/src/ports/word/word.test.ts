import { dirname, join } from 'node:path/posix'
import { recogniseFile } from '@tramite/core/files'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDocx } from '../../testing/read-docx.ts'
import { readZip } from '../../testing/read-zip.ts'
import { htmlToPdfBlocks } from '../pdf/html-to-pdf.ts'
import type { PdfBlock } from '../pdf/pdf.port.ts'
import { renderWord } from './render-word.ts'
import { WORD_TYPE } from './word.port.ts'

const make = (blocks: readonly PdfBlock[]) =>
  renderWord({
    title: 'Contrato & Locação',
    firmName: 'Vasconcelos & Prado',
    reference: 'Documento nº 7',
    createdAt: new Date('2026-03-10T12:00:00Z'),
    blocks,
  })
const read = async (html: string) => readDocx(await make(htmlToPdfBlocks(html)))

describe('a .docx', () => {
  it('has the headings of the text by name, so that Word lists them', async () => {
    const { paragraphs, part } = await read('<h1>Contrato</h1><h2>Das partes</h2><p>São elas</p>')
    expect(paragraphs.map(({ style, text }) => [style, text])).toEqual([
      ['Heading1', 'Contrato'],
      ['Heading2', 'Das partes'],
      ['', 'São elas'],
    ])
    expect(part('word/styles.xml')).toContain('w:val="pt-BR"')
    expect(part('docProps/core.xml')).toContain('<dc:title>Contrato &amp; Locação</dc:title>')
  })

  it('keeps what is bold, italic and underlined, and the breaks of a line', async () => {
    const { paragraphs, part } = await read(
      '<p>Entre <strong>João & Cia</strong>, <em>sócio</em> e <u>Ana</u><br>de Suzano</p>',
    )
    expect(paragraphs).toMatchObject([
      { text: 'Entre João & Cia, sócio e Ana\nde Suzano', bold: 'João & Cia' },
    ])
    for (const look of ['<w:i/>', '<w:u w:val="single"/>']) {
      expect(part('word/document.xml')).toContain(look)
    }
  })

  it('counts each list from one, and sets those within in', async () => {
    const { paragraphs } = await read(
      '<ol><li>um<ul><li>dentro</li></ul></li><li>dois</li></ol><ol><li>de novo um</li></ol>',
    )
    const [one, inner, two, again] = paragraphs.map(({ list }) => list)
    expect([one?.level, inner?.level, two?.level, again?.level]).toEqual([0, 1, 0, 0])
    expect(two?.id).toBe(one?.id)
    expect(new Set([one?.id, inner?.id, again?.id]).size).toBe(3)
  })

  it('stops at the last level of lists that it knows', async () => {
    const deep = `${'<ul><li>mais'.repeat(9)}${'</li></ul>'.repeat(9)}`
    const { paragraphs, part } = await read(deep)
    const levels = paragraphs.map(({ list }) => list?.level)
    expect(levels).toEqual([0, 1, 2, 3, 4, 4, 4, 4, 4])
    expect(part('word/numbering.xml')).toContain('w:ilvl="4"')
  })

  it('has its tables, with a header that is repeated, and a paragraph below each', async () => {
    const { paragraphs, part } = await read(
      '<table><tr><th>Condição</th><th>Ajuste</th></tr><tr><td>Aluguel</td><td>R$ 1</td></tr></table>',
    )
    expect(paragraphs.map(({ text, isInTable }) => [text, isInTable])).toEqual([
      ['Condição', true],
      ['Ajuste', true],
      ['Aluguel', true],
      ['R$ 1', true],
      ['', false],
    ])
    expect(part('word/document.xml').match(/<w:tblHeader\/>/g)).toHaveLength(1)
  })

  it('takes every block that the pages of a PDF take', async () => {
    const { text } = await readDocx(
      await make([
        { kind: 'facts', facts: [['Setor', 'Recursos humanos']] },
        { kind: 'facts', facts: [] },
        { kind: 'table', rows: [] },
        { kind: 'rule' },
        { kind: 'pageBreak' },
        { kind: 'list', ordered: false, items: [] },
        { kind: 'paragraph', text: 'fim' },
      ]),
    )
    expect(text.split('\n').filter(Boolean)).toEqual(['Setor', 'Recursos humanos', 'fim'])
  })

  it('says at the foot whose it is and which page', async () => {
    const { foot } = await read('<p>texto</p>')
    expect(foot).toEqual(['Vasconcelos & Prado · Documento nº 7Página # de #'])
  })

  it('has a type for each of its parts, and no relationship leads nowhere', async () => {
    const bytes = await make(htmlToPdfBlocks('<h1>Contrato</h1><ol><li>um</li></ol>'))
    const parts = await readZip(Buffer.from(bytes))
    const types = parts.get('[Content_Types].xml') ?? ''
    const named = (attribute: string) =>
      [...types.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(([, name = '']) => name)
    const [overrides, extensions] = [named('PartName'), named('Extension')]
    const names = [...parts.keys()].filter((name) => name !== '[Content_Types].xml')
    expect(
      names.filter(
        (name) =>
          !overrides.includes(`/${name}`) && !extensions.includes(name.split('.').at(-1) ?? ''),
      ),
    ).toEqual([])
    expect(overrides.filter((name) => !parts.has(name.slice(1)))).toEqual([])

    const relations = names.filter((name) => name.endsWith('.rels'))
    const targets = relations.flatMap((name) => {
      const from = dirname(dirname(name))
      const found = (parts.get(name) ?? '').matchAll(/Target="([^"]+)"/g)
      return [...found].map(([, target = '']) => join(from, target))
    })
    expect(targets).toContain('word/document.xml')
    expect(targets.filter((name) => !parts.has(name))).toEqual([])
  })

  it('is recognised by its bytes as what it is', async () => {
    const bytes = await make([{ kind: 'paragraph', text: 'texto' }])
    expect(recogniseFile(bytes)).toBe(WORD_TYPE)
  })

  it('opens whatever the text says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const { paragraphs } = await readDocx(await make([{ kind: 'paragraph', text }]))
        expect(paragraphs).toHaveLength(1)
      }),
      { numRuns: 25, examples: [['\u0000\u0008]]> \ud800 \ufffe \u202e &#1; <w:p>']] },
    )
  })
})
