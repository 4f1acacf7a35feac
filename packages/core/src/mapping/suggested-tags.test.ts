import { describe, expect, it } from 'vitest'
import { mappingFields, mappingQuestions } from './mapping-questions.ts'
import { sectorKinds } from './sector-kinds.ts'
import { suggestTags } from './suggested-tags.ts'

describe('the questionnaire', () => {
  it('asks fifteen questions, each with help and the law behind it', () => {
    expect(mappingQuestions.map(({ field }) => field)).toEqual(mappingFields)
    expect(mappingQuestions).toHaveLength(15)
    for (const { title, help, source } of mappingQuestions) {
      expect(title).toMatch(/\?$/)
      expect(help).toMatch(/\.$/)
      expect(source).toMatch(/^LGPD, art/)
    }
  })

  it.each([
    [0, 'atividade'],
    [1, 'dados pessoais'],
    [2, 'De quem'],
    [3, 'Para que'],
    [4, 'De onde'],
    [5, 'guardados'],
    [6, 'volume'],
    [7, 'crianças'],
    [8, 'sensíveis'],
    [9, 'dentro da empresa'],
    [10, 'terceiros'],
    [11, 'Por que os dados são compartilhados'],
    [12, 'saem do Brasil'],
    [13, 'segurança'],
    [14, 'eliminados'],
  ])('asks at place %i about %s', (place, words) => {
    expect(mappingQuestions[place]?.title).toContain(words)
  })

  it('counts as children who is under twelve', () => {
    expect(mappingQuestions[7]?.help).toContain('menos de 12 anos')
  })

  const places = sectorKinds.flatMap((kind) => mappingFields.map((field) => [kind, field] as const))
  it.each(places)('suggests four to eight answers: %s, %s', (kind, field) => {
    const tags = suggestTags(kind, field)
    expect(tags.length).toBeGreaterThanOrEqual(4)
    expect(tags.length).toBeLessThanOrEqual(8)
    expect(new Set(tags).size).toBe(tags.length)
    // Answers are stored joined by commas.
    for (const tag of tags) expect(tag).not.toMatch(/,|^\s|\s$/)
  })

  it('suggests other answers in other sectors, and some in one named by the customer', () => {
    expect(suggestTags('RH', 'question1')).not.toEqual(suggestTags('Vendas', 'question1'))
    for (const field of mappingFields) {
      expect(suggestTags('Almoxarifado', field)).toEqual(suggestTags('Outros', field))
    }
    expect(suggestTags('Outros', 'question0')).not.toEqual(
      suggestTags('Uso da Plataforma', 'question0'),
    )
  })
})
