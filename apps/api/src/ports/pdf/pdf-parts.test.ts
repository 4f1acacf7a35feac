import { expect, it } from 'vitest'
import type { PdfBlock, PdfDocument } from './pdf.port.ts'
import { toPdfParts } from './pdf-parts.ts'

const heading = (level: 1 | 2 | 3, text: string): PdfBlock => ({ kind: 'heading', level, text })
const table = (text: string): PdfBlock => ({ kind: 'table', rows: [[text], [text], [text]] })
const document: PdfDocument = {
  title: 'Mapeamento',
  firmName: 'Vasconcelos & Prado',
  reference: 'Demanda nº 12',
  createdAt: new Date('2026-11-28T12:00:00.000Z'),
  blocks: [
    heading(1, 'Mapeamento'),
    heading(2, 'RH'),
    heading(3, 'Folha'),
    table('a'),
    heading(3, 'Ponto'),
    table('b'),
    heading(2, 'Vendas'),
    heading(3, 'Cadastro'),
    table('c'),
  ],
}

it('a document of the usual size is one', () => {
  expect(toPdfParts(document)).toEqual([document])
})

it('a larger one is several, each under the heading of its section', () => {
  const parts = toPdfParts(document, 3)
  expect(parts.map(({ title, reference }) => [title, reference])).toEqual(
    [1, 2, 3].map((number) => [
      `Mapeamento (parte ${number} de 3)`,
      `Demanda nº 12 · parte ${number} de 3`,
    ]),
  )
  expect(parts.map(({ blocks }) => blocks)).toEqual([
    document.blocks.slice(0, 4),
    [heading(1, 'Mapeamento (parte 2 de 3)'), heading(2, 'RH'), heading(3, 'Ponto'), table('b')],
    [heading(1, 'Mapeamento (parte 3 de 3)'), ...document.blocks.slice(6)],
  ])
})
