import { toTemplateProgress, toTemplateToast } from '@tramite/core/templates'
import { describe, expect, it } from 'vitest'
import { evaluateDraft, evaluateTemplateData } from './template-data.rules.ts'

const fields = [
  { name: 'nome', label: 'Nome', index: 1, type: 'text' },
  { name: 'valor', label: 'Valor', index: 2, type: 'number' },
  { name: 'dia', label: 'Dia', index: 3, type: 'date' },
  { name: 'outro', label: 'Outro', index: 4, type: 'cor' },
]
const complete = { nome: 'Ana', valor: '1.000,50', dia: '2026-03-10', outro: 'azul' }

describe('what a document is made of', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['all answers', complete, {}],
    ['a day as people write it', { ...complete, dia: '10/03/2026' }, {}],
    ['blanks around', { ...complete, valor: ' 7 ' }, {}],
    ['a blank answer', { ...complete, nome: ' \n' }, { nome: 'Este campo é obrigatório' }],
    ['no number', { ...complete, valor: 'sete' }, { valor: 'Informe um número' }],
    ['a day that is none', { ...complete, dia: '2026-02-30' }, { dia: 'Data inválida' }],
    ['an unknown field', { ...complete, x: '1' }, { x: 'Este campo não faz parte do documento' }],
    [
      'a long answer',
      { ...complete, nome: 'x'.repeat(20_001) },
      { nome: 'A resposta deve ter no máximo 20000 caracteres' },
    ],
  ])('%s', (_, answers, errors) => {
    const decision = evaluateTemplateData(fields, answers)
    expect(decision).toEqual(
      Object.keys(errors).length === 0 ? { allowed: true } : { allowed: false, errors },
    )
  })

  it('takes a name of what every object has for no answer', () => {
    const odd = ['constructor', 'toString'].map((name, index) => ({ name, label: name, index }))
    const decision = evaluateTemplateData(odd, {})
    expect(decision).toMatchObject({ allowed: false, errors: { constructor: expect.any(String) } })
    expect(toTemplateProgress(odd, {}).done).toBe(0)
  })

  it('names the first missing field in the toast, and no other mistake', () => {
    const decision = evaluateTemplateData(fields, { nome: 'Ana', valor: 'x' })
    if (decision.allowed) throw new Error('Refused answers were expected')
    expect(toTemplateToast(fields, decision.errors)).toBe('Dia é um campo obrigatório')
    expect(toTemplateToast(fields, { valor: 'Informe um número' })).toBeNull()
  })

  it('has a limit for all answers together', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ name: `f${index}`, label: '', index }))
    const first = many.slice(0, 10)
    const full = Object.fromEntries(first.map(({ name }) => [name, 'x'.repeat(20_000)]))
    expect(evaluateTemplateData(first, full)).toEqual({ allowed: true })
    expect(evaluateTemplateData(many, { ...full, f10: 'x' })).toMatchObject({
      errors: { templateAnswers: 'As respostas devem ter no máximo 200000 caracteres no total' },
    })
  })

  it('counts only the answers that the template asks for', () => {
    const asked = Array.from({ length: 10 }, (_, index) => ({
      name: `f${index}`,
      label: '',
      index,
    }))
    const full = Object.fromEntries(asked.map(({ name }) => [name, 'x'.repeat(20_000)]))
    expect(evaluateTemplateData(asked, { ...full, gone: 'x' })).toEqual({
      allowed: false,
      errors: { gone: 'Este campo não faz parte do documento' },
    })
  })
})

describe('a draft', () => {
  it('may be unfinished', () => {
    expect(evaluateDraft(fields, {})).toEqual({ allowed: true })
    expect(evaluateDraft(fields, { dia: '10/', valor: '-' })).toEqual({ allowed: true })
    expect(evaluateDraft(fields, { nome: 'x'.repeat(20_001) })).toMatchObject({ allowed: false })
  })
})
