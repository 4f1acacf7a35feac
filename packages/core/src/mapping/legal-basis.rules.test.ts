import { describe, expect, it } from 'vitest'
import { defaultQuestionnaire } from './default-questionnaire.ts'
import { hasSensitiveData, suggestLegalBases } from './legal-basis.rules.ts'
import { sectorKinds } from './sector-kinds.ts'
import { suggestTags } from './suggested-tags.ts'

const basesOf = (question3: string, question8 = 'Não há dados sensíveis') =>
  suggestLegalBases({ question3, question8 }).map(({ basis }) => basis)

describe('the legal basis of an activity', () => {
  it('is suggested for every purpose that the questionnaire offers', () => {
    for (const kind of sectorKinds) {
      for (const purpose of suggestTags(defaultQuestionnaire, kind, 'question3')) {
        expect(basesOf(purpose), `${kind}: ${purpose}`).toEqual([expect.stringContaining('LGPD')])
      }
    }
  })

  it.each([
    ['Executar o contrato de venda', 'execução de contrato (LGPD, art. 7º, V)'],
    ['Emitir nota fiscal', 'obrigação legal ou regulatória (LGPD, art. 7º, II)'],
    ['Exercer direitos em processos', 'exercício regular de direitos (LGPD, art. 7º, VI)'],
    ['Prevenir cancelamentos', 'legítimo interesse (LGPD, art. 7º, IX, e art. 10)'],
    ['Analisar crédito', 'proteção do crédito (LGPD, art. 7º, X)'],
    ['Enviar comunicações', 'consentimento (LGPD, art. 7º, I, e art. 8º)'],
    ['Vender picolés', null],
    ['toString', null],
  ])('of %s is %s', (purpose, basis) => {
    expect(basesOf(purpose)).toEqual([basis])
  })

  it.each([
    ['Cuidar da saúde ocupacional', 'obrigação legal ou regulatória (LGPD, art. 11, II, “a”)'],
    ['Executar o contrato', 'execução de contrato (LGPD, art. 11, II, “d”)'],
    ['Enviar comunicações', 'consentimento (LGPD, art. 11, I)'],
    ['Melhorar a plataforma', null],
    ['Analisar crédito', null],
  ])('of %s with sensitive data is %s', (purpose, basis) => {
    expect(basesOf(purpose, 'Dados de saúde')).toEqual([basis])
  })

  it('stands beside each purpose, in their order', () => {
    expect(suggestLegalBases({ question3: 'Emitir nota fiscal,Outro' })).toEqual([
      { purpose: 'Emitir nota fiscal', basis: expect.any(String) },
      { purpose: 'Outro', basis: null },
    ])
    expect(suggestLegalBases({})).toEqual([])
  })
})

it.each([
  [undefined, false],
  ['', false],
  ['Não há dados sensíveis', false],
  ['Nenhum', false],
  ['Dados de saúde', true],
  ['Não há dados sensíveis,Dados de saúde', true],
])('sensitive data by %s: %s', (question8, expected) => {
  expect(hasSensitiveData(question8 === undefined ? {} : { question8 })).toBe(expected)
})
