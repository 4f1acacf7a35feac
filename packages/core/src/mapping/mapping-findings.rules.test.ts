import { describe, expect, it } from 'vitest'
import type { AnswersByField } from './mapping-answers.rules.ts'
import { mappingFields } from './mapping-fields.ts'
import { findInAnswers } from './mapping-findings.rules.ts'

const complete: AnswersByField = {
  ...Object.fromEntries(mappingFields.map((field) => [field, 'Sim'])),
  question3: 'Executar o contrato de trabalho',
  question7: 'Não há dados de crianças',
  question8: 'Não há dados sensíveis',
  question10: 'Contabilidade',
  question11: 'Cumprir obrigação legal',
  question12: 'Não há transferência internacional',
  question14: '5 anos após o desligamento',
}

describe('what is to be looked at before a mapping is sent', () => {
  it('is nothing where all is said and fits together', () => {
    expect(findInAnswers(complete)).toEqual([])
  })

  it('is every question without an answer, the first one to begin with', () => {
    expect(findInAnswers({ ...complete, question5: ' ', question9: '' })).toEqual([
      { kind: 'unanswered', field: 'question5', details: ['question5', 'question9'] },
    ])
    expect(findInAnswers({})[0]?.details).toHaveLength(15)
  })

  it.each<[string, AnswersByField, string, string]>([
    [
      'none and some',
      { question8: 'Biometria,Não há dados sensíveis' },
      'noneAndSome',
      'question8',
    ],
    [
      'sensitive data for a legitimate interest',
      { question3: 'Prevenir fraudes', question8: 'Biometria' },
      'sensitiveWithoutBasis',
      'question3',
    ],
    [
      'abroad with nothing said of a guarantee',
      { question12: 'Servidores nos Estados Unidos' },
      'abroadWithoutGuarantee',
      'question12',
    ],
    ['children', { question7: 'Idade não verificada' }, 'childrenWithoutCare', 'question7'],
    [
      'dependants without children',
      { question1: 'Nome completo,Dados de dependentes' },
      'dependantsWithoutChildren',
      'question7',
    ],
    [
      'reasons to share what is shared with nobody',
      { question10: 'Não há compartilhamento' },
      'sharingContradicts',
      'question11',
    ],
    [
      'reasons to share with nobody, in own words',
      { question10: 'Nenhum' },
      'sharingContradicts',
      'question11',
    ],
    ['for ever', { question14: 'Guardados para sempre' }, 'noDeadline', 'question14'],
    ['no end', { question14: 'Sem prazo definido' }, 'noDeadline', 'question14'],
    ['for good', { question14: 'Guarda permanente' }, 'noDeadline', 'question14'],
    ['permanent', { question14: 'Armazenamento permanente' }, 'noDeadline', 'question14'],
    [
      'abroad in a country that is not adequate',
      { question12: 'Servidores na China (país não adequado)' },
      'abroadWithoutGuarantee',
      'question12',
    ],
    [
      'children without consent',
      { question7: 'Coleta sem consentimento' },
      'childrenWithoutCare',
      'question7',
    ],
  ])('is %s', (_, answers, kind, field) => {
    const found = findInAnswers({ ...complete, ...answers })
    expect(found).toContainEqual(expect.objectContaining({ kind, field }))
  })

  it.each<[string, AnswersByField]>([
    [
      'abroad under standard clauses',
      {
        question12: 'Servidores nos Estados Unidos,Transferência com cláusulas-padrão contratuais',
      },
    ],
    [
      'no, in more words',
      { question8: 'Não,apenas dados cadastrais', question7: 'Não,só adultos' },
    ],
    ['deleted for good', { question14: 'Exclusão permanente 5 anos após o contrato' }],
    ['kept because the law says so', { question14: 'Guarda permanente exigida por lei' }],
    ['who is independent', { question2: 'Consultores independentes' }],
    ['in an adequate country', { question12: 'Servidores na União Europeia (país adequado)' }],
    [
      'children with consent',
      { question7: 'Dados de dependentes,Coleta com consentimento de um dos pais' },
    ],
    [
      'sensitive data for a duty',
      {
        question3: 'Cumprir obrigação trabalhista e previdenciária',
        question8: 'Atestados e exames médicos',
      },
    ],
    [
      'nothing in own words',
      {
        question7: 'Não tratamos dados de crianças',
        question8: 'Nenhum',
        question12: 'Não',
      },
    ],
    [
      'shared with nobody for no reason',
      { question10: 'Não há compartilhamento', question11: 'Não há compartilhamento' },
    ],
  ])('is not %s', (_, answers) => {
    expect(findInAnswers({ ...complete, ...answers })).toEqual([])
  })
})
