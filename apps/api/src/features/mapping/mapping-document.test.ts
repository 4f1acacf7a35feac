import { defaultQuestionnaire, mappingFields } from '@tramite/core/mapping'
import { expect, it } from 'vitest'
import { renderPdf } from '../../ports/pdf/render-pdf.ts'
import type { CompletedMapping } from '../../tables/completions.table.ts'
import { fontsOf, readPdf } from '../../testing/read-pdf.ts'
import { toMappingDocument } from './mapping-document.ts'

const { questions } = defaultQuestionnaire
const hostile = '<img src=file:///etc/passwd> {{campo}} =1+1'

/** A mapping in which every answer names its place. */
const mapping: CompletedMapping = {
  firmName: 'Vasconcelos & Prado',
  customerName: 'Aurora Cosméticos',
  customerTaxId: '98.765.012/0001-01',
  businessName: 'Exportação',
  demandNumber: 1042,
  reviewerName: 'Helena Prado',
  finishedOn: '2026-03-09',
  sectors: Array.from({ length: 12 }, (_, sector) => ({
    id: `s${sector}`,
    name: `Setor ${sector} de ação`,
    activities: Array.from({ length: 4 }, (_, activity) => ({
      id: `a${sector}.${activity}`,
      name: `Atividade ${sector}.${activity}`,
      answers: Object.fromEntries(
        mappingFields.map((field, i) => [
          field,
          i === 14 ? hostile : `Coração ${sector}.${activity}.${i} ${'palavra '.repeat(5 * i)}`,
        ]),
      ),
    })),
  })),
}

it('a mapping of many sectors is a document of every answer, as text', async () => {
  const bytes = await renderPdf(toMappingDocument(mapping, questions, '2026-03-09T15:00:00.000Z'))
  const { pages, text, foreign } = await readPdf(bytes)
  const line = text.replaceAll(/\s+/g, ' ')
  expect(pages.length).toBeGreaterThan(40)
  for (const [i, page] of pages.entries()) {
    expect(page).toContain(`Página ${i + 1} de ${pages.length}`)
    expect(page).toContain('Vasconcelos & Prado · Demanda nº 1042')
    if (i > 0) expect(page).toContain('Pergunta Resposta')
  }
  expect(line).toMatch(/Concluído em 09\/03\/2026/)
  expect(line).toContain('Controlador Aurora Cosméticos CPF ou CNPJ 98.765.012/0001-01')
  expect(line).toContain('Rever até 09/03/2027')
  for (const [sector, { name, activities }] of mapping.sectors.entries()) {
    expect(line).toContain(name)
    for (const activity of activities.keys()) {
      for (let i = 0; i < 14; i += 1) expect(line).toContain(`Coração ${sector}.${activity}.${i} `)
    }
  }
  for (const { title } of questions) expect(line.split(title)).toHaveLength(49)
  expect(line.split(hostile)).toHaveLength(49)
  expect(foreign).toBe(0)
  expect(fontsOf(bytes).embedded).toBe(fontsOf(bytes).described)
})

it('names the legal basis of each purpose, and answers as they were written', async () => {
  const answers = {
    question0: 'Pede nome, CPF; confere nome, CPF.',
    question1: 'site; app; loja, 100, 200',
    question3: 'Emitir nota fiscal,Vender picolés',
  }
  const activity = { id: 'a1', name: 'Vendas', answers }
  const small = { ...mapping, sectors: [{ id: 's1', name: 'Vendas', activities: [activity] }] }
  const bytes = await renderPdf(toMappingDocument(small, questions, '2026-03-09T15:00:00.000Z'))
  const { text } = await readPdf(bytes)
  const letters = text.replaceAll(/\s+/g, '')
  for (const part of [
    'Emitir nota fiscal: obrigação legal ou regulatória (LGPD, art. 7º, II)',
    'Vender picolés: a definir pelo advogado',
    'Pede nome, CPF; confere nome, CPF.',
    // Its values are parted as on the screen, not by what may be part of one.
    'site; app; loja, 100, 200',
  ]) {
    expect(letters).toContain(part.replaceAll(' ', ''))
  }
})

it('says what is other than in the record before, question by question', async () => {
  const textOf = async (since: CompletedMapping['since']) => {
    const small = { ...mapping, sectors: mapping.sectors.slice(0, 1), since }
    const bytes = await renderPdf(toMappingDocument(small, questions, '2026-03-09T15:00:00.000Z'))
    return (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')
  }
  const place = { id: 'a1', sector: 'RH' }
  const text = await textOf({
    finishedOn: '2025-03-09',
    changes: {
      added: [{ ...place, name: 'Ponto' }],
      removed: [{ ...place, name: 'Sorteios' }],
      changed: [
        {
          ...place,
          name: 'Folha de pagamento',
          earlierName: 'Folha',
          answers: [{ field: 'question14', before: '', now: '5 anos' }],
        },
      ],
    },
  })
  for (const part of [
    'O que mudou desde o mapeamento de 09/03/2025',
    'Incluída RH Ponto',
    'Retirada RH Sorteios',
    'RH: Folha de pagamento',
    'Nome da atividade Folha Folha de pagamento',
    'Sem resposta 5 anos',
  ]) {
    expect(text).toContain(part)
  }
  const same = { added: [], removed: [], changed: [] }
  expect(await textOf({ finishedOn: '2025-03-09', changes: same })).toContain('Nada mudou')
  expect(await textOf(undefined)).not.toContain('O que mudou')
})

it('asks as the firm asks, in its order', () => {
  const own = questions.map((each) => ({ ...each, title: `Casa ${each.field}` })).reverse()
  const { blocks } = toMappingDocument(mapping, own, '2026-03-09T15:00:00.000Z')
  const table = blocks.find((block) => block.kind === 'table')
  expect(table?.rows[0]?.[0]).toBe('1. Casa question14')
})

it('is titled by the day of its completion, and keeps a sector without activities', async () => {
  const versions = ['2026-03-09', '2026-11-30'] as const
  const documents = versions.map((finishedOn) => {
    const sectors = [{ id: 's1', name: 'Frota', activities: [] }]
    return toMappingDocument({ ...mapping, finishedOn, sectors }, questions, `${finishedOn}T15:00Z`)
  })
  expect(documents.map(({ title }) => title)).toEqual([
    'Mapeamento de dados de Exportação, concluído em 09/03/2026',
    'Mapeamento de dados de Exportação, concluído em 30/11/2026',
  ])
  const [first] = documents
  if (!first) throw new Error('no document')
  const line = (await readPdf(await renderPdf(first))).text.replaceAll(/\s+/g, ' ')
  expect(line).toContain('Frota Setor sem atividades informadas.')
  expect(line).toContain('Setores 1 Atividades 0')
})
