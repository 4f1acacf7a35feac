import { expect, it } from 'vitest'
import { type ExportSummary, toIndexPage } from './export-index.ts'

const summary: ExportSummary = {
  customer: 'Aurora',
  user: 'Ana Lima',
  firm: 'Prado Advogados',
  contactEmail: 'contato@prado.example',
  when: '10/03/2026, às 09:00',
  sections: [{ name: 'demands', count: 12_345, files: ['demandas.json'] }],
  missing: { names: [], count: 0 },
}

it('writes counts as the pages do, and says since when it was read', () => {
  const page = toIndexPage(summary)
  expect(page).toContain('<td>12.345 registros</td>')
  expect(page).toContain('Prado Advogados, preparado a partir de 10/03/2026, às 09:00.')
  expect(page).not.toContain('não tinha')
})

it('names the missing files, and how many more there are', () => {
  const names = ['a.pdf', 'b.pdf']
  const shown = (count: number) => toIndexPage({ ...summary, missing: { names, count } })
  expect(shown(2)).toContain('não tinha: a.pdf; b.pdf. Os links para eles não abrem.')
  expect(shown(1202)).toContain('não tinha: a.pdf; b.pdf e mais 1.200. Os links')
})
