import { describe, expect, it } from 'vitest'
import { defaultQuestionnaire } from './default-questionnaire.ts'
import { mappingFields } from './mapping-fields.ts'
import { sectorKinds } from './sector-kinds.ts'
import { suggestTags } from './suggested-tags.ts'

const { questions } = defaultQuestionnaire

describe('the questionnaire', () => {
  it('asks fifteen questions, each with help and the law behind it', () => {
    expect(questions.map(({ field }) => field)).toEqual(mappingFields)
    expect(questions).toHaveLength(15)
    for (const { title, help, source } of questions) {
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
    expect(questions[place]?.title).toContain(words)
  })

  it('counts as children who is under twelve', () => {
    expect(questions[7]?.help).toContain('menos de 12 anos')
  })

  const places = sectorKinds.flatMap((kind) => mappingFields.map((field) => [kind, field] as const))
  it.each(places)('suggests four to eight answers: %s, %s', (kind, field) => {
    const tags = suggestTags(defaultQuestionnaire, kind, field)
    expect(tags.length).toBeGreaterThanOrEqual(4)
    expect(tags.length).toBeLessThanOrEqual(8)
    expect(new Set(tags).size).toBe(tags.length)
    // Answers are stored joined by commas.
    for (const tag of tags) expect(tag).not.toMatch(/,|^\s|\s$/)
  })

  it('suggests other answers in other sectors, and some in one named by the customer', () => {
    expect(suggestTags(defaultQuestionnaire, 'RH', 'question1')).not.toEqual(
      suggestTags(defaultQuestionnaire, 'Vendas', 'question1'),
    )
    for (const field of mappingFields) {
      expect(suggestTags(defaultQuestionnaire, 'Almoxarifado', field)).toEqual(
        suggestTags(defaultQuestionnaire, 'Outros', field),
      )
    }
    expect(suggestTags(defaultQuestionnaire, 'Outros', 'question0')).not.toEqual(
      suggestTags(defaultQuestionnaire, 'Uso da Plataforma', 'question0'),
    )
  })
  it('suggests what the firm says, in its sectors and in those with names of their own', () => {
    const own = {
      questions,
      suggestions: [
        { sector: 'Outros', field: 'question1', tags: ['Matrícula'] },
        { sector: 'RH', field: 'question1', tags: [] },
      ],
    } satisfies typeof defaultQuestionnaire
    expect(suggestTags(own, 'RH', 'question1')).toEqual([])
    expect(suggestTags(own, ' rh', 'question1')).toEqual([])
    expect(suggestTags(own, 'Biblioteca', 'question1')).toEqual(['Matrícula'])
    expect(suggestTags(own, 'Biblioteca', 'question2')).toEqual([])
  })
})
