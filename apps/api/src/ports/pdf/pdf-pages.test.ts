import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import type { PdfBlock } from './pdf.port.ts'
import { toPdfGroups } from './pdf-groups.ts'
import { renderPdf } from './render-pdf.ts'

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text })
const heading = (text: string): PdfBlock => ({ kind: 'heading', level: 2, text })
const words = (count: number) => 'palavra '.repeat(count).trim()
const lines = (count: number) => Array.from({ length: count }, (_, i) => paragraph(`linha ${i}`))

async function pagesOf(blocks: readonly PdfBlock[]): Promise<readonly string[]> {
  const document = { title: 'Contrato', firmName: 'Firma', createdAt: new Date(0), blocks }
  return (await readPdf(await renderPdf(document))).pages
}

const heights = Array.from({ length: 17 }, (_, i) => 16 + i)

/** The pages of the blocks, for every height of a page at which they may begin. */
async function everyHeight(blocks: readonly PdfBlock[]): Promise<readonly (readonly string[])[]> {
  const sections = heights.map((above): PdfBlock[] => [
    ...lines(above),
    ...blocks,
    paragraph('depois'),
    { kind: 'pageBreak' },
  ])
  const sets: string[][] = []
  for (const page of await pagesOf(sections.flat())) {
    if (/linha 0\b/.test(page)) sets.push([])
    sets.at(-1)?.push(page)
  }
  return sets
}

const pageWith = (pages: readonly string[], text: string) =>
  pages.findIndex((page) => page.includes(text))

describe('a page', () => {
  it.each<[string, PdfBlock, string]>([
    [
      'a table',
      {
        kind: 'table',
        header: ['Condição', 'Ajuste'],
        rows: Array.from({ length: 20 }, (_, i) => [`Primeira célula ${i}.`, words(20)]),
      },
      'Primeira célula 0.',
    ],
    [
      'a table of a row that is longer than a page',
      { kind: 'table', header: ['A', 'B'], rows: [['Primeira célula', words(900)]] },
      'Primeira célula',
    ],
    [
      'a list',
      {
        kind: 'list',
        ordered: true,
        items: Array.from({ length: 12 }, (_, i) => [paragraph(`Item ${i}. ${words(30)}`)]),
      },
      'Item 0.',
    ],
    ['a long paragraph', paragraph(`Começo ${words(400)}`), 'Começo'],
    ['a short paragraph', paragraph(`Começo ${words(30)} fim`), 'fim'],
  ])('never ends in the headings of %s', async (_, block, start) => {
    const blocks = [heading('Cláusula'), { ...heading('Subcláusula'), level: 3 } as const, block]
    const sets = await everyHeight(blocks)
    expect(sets).toHaveLength(heights.length)
    for (const pages of sets) {
      const page = pageWith(pages, start)
      expect(page).toBeGreaterThanOrEqual(0)
      expect([pageWith(pages, 'Cláusula'), pageWith(pages, 'Subcláusula')]).toEqual([page, page])
    }
  })

  it('never ends within a row of a table, or with its header', async () => {
    const rows = Array.from({ length: 16 }, (_, i) => [`de ${i}.`, `${words(60)} até ${i}.`])
    for (const pages of await everyHeight([{ kind: 'table', header: ['Cabeçalho', 'B'], rows }])) {
      for (const i of rows.keys()) {
        expect(pageWith(pages, `até ${i}.`)).toBe(pageWith(pages, `de ${i}.`))
      }
      expect(pageWith(pages, 'Cabeçalho')).toBe(pageWith(pages, 'de 0.'))
    }
  })

  it('never ends between place, day and signatures', async () => {
    const line = '_________________________________'
    const closing = [
      paragraph('São Paulo, 10/03/2026.'),
      paragraph(`${line}\nCONTRATANTE`),
      paragraph(`${line}\nCONTRATADA`),
      paragraph('Testemunhas: Ana e Bruno.'),
    ]
    const clause = [heading('Foro'), paragraph(words(30))]
    for (const above of heights) {
      const pages = await pagesOf([...lines(above), ...clause, ...closing])
      const [first, ...others] = ['10/03/2026', 'CONTRATANTE', 'CONTRATADA', 'Testemunhas'].map(
        (text) => pageWith(pages, text),
      )
      expect(others).toEqual([first, first, first])
    }
  })

  it('holds all of a table whose header or rows fit on none', async () => {
    const long = Array.from({ length: 3000 }, (_, i) => `w${i}`)
    const pages = await pagesOf([
      { kind: 'table', header: ['A', long.join(' ')], rows: [['x', 'y']] },
      {
        kind: 'table',
        header: ['A', 'B'],
        rows: [
          ['x', 'W'.repeat(3000)],
          ['fim', long.join(' ')],
        ],
      },
      {
        kind: 'table',
        rows: [
          ['WWWW '.repeat(110), 'y'],
          ['fim', 'z'],
        ],
      },
      { kind: 'table', rows: [[[{ text: '\u1671'.repeat(1100), bold: true }], 'y']] },
      heading(long.join(' ')),
      ...Array.from({ length: 200 }, (_, i) => heading(`título ${i}.`)),
    ])
    const text = pages.join('\n').replaceAll('\n', ' ')
    for (const word of long) expect(text.split(`${word} `).length, word).toBeGreaterThanOrEqual(4)
    expect(text.match(/W/g)).toHaveLength(3440)
    expect(text.match(/\u1671/g)).toHaveLength(1100)
    expect(text.match(/título \d+\./g)).toHaveLength(200)
  })
})

describe('the groups of a document', () => {
  const shapeOf = (blocks: readonly PdfBlock[], isDocument = true) =>
    toPdfGroups(blocks, isDocument).map(({ headings, blocks: below, isComplete }) => [
      headings.length,
      below.length,
      isComplete,
    ])

  it('are headings with what follows, paragraphs by themselves, and the end', () => {
    expect(
      shapeOf([
        heading('1'),
        heading('1.1'),
        paragraph(words(100)),
        paragraph(words(400)),
        { kind: 'pageBreak' },
        heading('2'),
        paragraph('fim'),
        paragraph('assinatura'),
      ]),
    ).toEqual([
      [2, 1, true],
      [0, 1, false],
      [0, 1, false],
      [1, 2, true],
    ])
  })

  it('lose no block, and keep their order', () => {
    const blocks = [...lines(40), heading('a'), ...lines(3), heading('b')]
    for (const isDocument of [true, false]) {
      const groups = toPdfGroups(blocks, isDocument)
      expect(groups.flatMap(({ headings, blocks: below }) => [...headings, ...below])).toEqual(
        blocks,
      )
    }
  })
})
