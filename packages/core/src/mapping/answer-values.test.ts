import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameAnswer, joinAnswer, splitAnswer, toAnswerText } from './answer-values.ts'
import { defaultQuestionnaire } from './default-questionnaire.ts'
import { mappingFields } from './mapping-fields.ts'
import { suggestTags } from './suggested-tags.ts'

describe('an answer taken apart', () => {
  it('is the tags that are chosen, and the rest in own words', () => {
    expect(splitAnswer('question2', 'Empregados,Pensionistas, Clientes', ['Empregados'])).toEqual({
      tags: ['Empregados'],
      others: 'Pensionistas, Clientes',
    })
    expect(joinAnswer('question2', { tags: ['Empregados'], others: 'Diretores, ' })).toBe(
      'Empregados,Diretores',
    )
  })

  it('keeps a number with its decimal comma, and numbers that are separated apart', () => {
    const apart = splitAnswer('question5', 'Backup,1,5 ano, 2,,3 , 10 anos', ['Backup'])
    expect(apart).toEqual({ tags: ['Backup'], others: '1,5 ano, 2, 3, 10 anos' })
    expect(joinAnswer('question5', apart)).toBe('Backup,1,5 ano,2, 3, 10 anos')
    expect(splitAnswer('question5', joinAnswer('question5', apart), ['Backup'])).toEqual(apart)
    expect(joinAnswer('question5', { tags: ['CID-10'], others: '5 anos' })).toBe('CID-10, 5 anos')
    expect(toAnswerText('question5', '1,5 ano,2 anos')).toBe('1,5 ano, 2 anos')
  })

  it('keeps sentences as they were written, with their commas', () => {
    const others = 'A equipe anota nome, placa e Cadastro, todo dia'
    const answer = joinAnswer('question0', { tags: ['Cadastro'], others })
    expect(answer).toBe(`Cadastro, ${others}`)
    expect(splitAnswer('question0', answer, ['Cadastro'])).toEqual({ tags: ['Cadastro'], others })
  })

  it('is the same while a space or a line stands behind the last word, a comma behind a value, or in another order', () => {
    expect(isSameAnswer('question0', 'Anota o nome \n', 'Anota o nome')).toBe(true)
    expect(isSameAnswer('question0', 'Anota o nome,', 'Anota o nome')).toBe(false)
    expect(isSameAnswer('question0', 'Ano\u00adta', 'Anota')).toBe(true)
    expect(isSameAnswer('question1', 'C\u200bPF, \u200b', 'CPF')).toBe(true)
    expect(isSameAnswer('question1', 'CPF, E-mail, ', 'CPF,E-mail')).toBe(true)
    expect(isSameAnswer('question1', '', 'CPF')).toBe(false)
    expect(isSameAnswer('question1', 'Nome,CPF', 'CPF,Nome')).toBe(true)
    expect(isSameAnswer('question0', 'Nome,CPF', 'CPF,Nome')).toBe(false)
  })

  it('is read with a space after each value, and sentences as they are', () => {
    expect(toAnswerText('question1', 'CPF,E-mail')).toBe('CPF, E-mail')
    expect(toAnswerText('question0', 'Dura 1,5 hora')).toBe('Dura 1,5 hora')
  })

  it('is the same when it is put together again', () => {
    const field = fc.constantFrom(...mappingFields)
    const written = fc.array(fc.constantFrom('1', '5', 'ano', ',', ' '), { maxLength: 9 })
    const words = fc
      .oneof(
        fc.string({ maxLength: 30 }),
        written.map((all) => all.join('')),
      )
      .map((text) => text.trim())
    fc.assert(
      fc.property(field, fc.nat(9), words, (asked, count, others) => {
        const suggested = suggestTags(defaultQuestionnaire, 'RH', asked)
        const answer = joinAnswer(asked, { tags: suggested.slice(0, count), others })
        const again = joinAnswer(asked, splitAnswer(asked, answer, suggested))
        expect(again).toBe(answer)
      }),
    )
  })
})
