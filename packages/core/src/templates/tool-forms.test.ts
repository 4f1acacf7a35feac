import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createActivitySchema,
  createSectorSchema,
  mappingWarningSchema,
  parseAnswer,
  toAnswer,
} from '../mapping/index.ts'
import { createRiskAnswersSchema, riskTermsSchema } from '../risk/index.ts'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import { createTemplateSchema, toTemplatePages, toTemplateToast } from './template-forms.schema.ts'

const activity = createActivitySchema(['Férias'])

describe('mapping', () => {
  it.each([
    [mappingWarningSchema, { checked: false }, { checked: 'É necessário marcar.' }],
    [mappingWarningSchema, {}, { checked: 'É necessário marcar.' }],
    [mappingWarningSchema, { checked: true }, {}],
    [createSectorSchema([]), { sectorName: ' ' }, { sectorName: 'Nome do setor é obrigatório' }],
    [
      createSectorSchema(['Logística']),
      { sectorName: ' LOGÍSTICA ' },
      { sectorName: 'Este setor já foi adicionado' },
    ],
    [createSectorSchema(['Logística']), { sectorName: 'Compras' }, {}],
    [activity, { label: '' }, { label: 'Nome da atividade é obrigatório' }],
    [activity, { label: 'Folha de pagamento' }, {}],
    [activity, { label: ' FÉRIAS' }, { label: 'Este setor já tem uma atividade com esse nome' }],
  ])('case %#', (schema, form, errors) => {
    expect(errorsOf(schema.safeParse(form))).toEqual(errors)
  })

  it.each([
    [['E-mail', 'CPF'], 'foto,  voz ', 'E-mail,CPF,foto,voz'],
    [['E-mail'], 'E-mail', 'E-mail'],
    [[], ' , ', ''],
  ])('%j and %j are stored as %j', (tags, others, stored) => {
    expect(toAnswer(tags, others)).toBe(stored)
  })

  it('stored values come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (tags, others) => {
        const stored = toAnswer(tags, others)
        expect(toAnswer(parseAnswer(stored))).toBe(stored)
        expect(parseAnswer(stored)).not.toContain('')
      }),
    )
    expect(parseAnswer(null)).toEqual([])
  })
})

describe('risk', () => {
  it('needs an answer to every question, and the terms accepted', () => {
    const schema = createRiskAnswersSchema(['q1', 'q2'])
    expect(errorsOf(schema.safeParse({ q1: 'a' }))).toEqual({ q2: 'Escolha uma resposta' })
    expect(errorsOf(schema.safeParse({ q1: 'a', q2: '' }))).toEqual({ q2: 'Escolha uma resposta' })
    expect(schema.parse({ q1: 'a', q2: 'b' })).toEqual({ q1: 'a', q2: 'b' })
    expect(errorsOf(riskTermsSchema.safeParse({ accepted: false }))).toEqual({
      accepted: 'É necessário marcar.',
    })
  })
})

describe('the document generator', () => {
  const fields = [
    { name: 'prazo', label: 'Prazo', index: 3 },
    { name: 'contratante', label: 'Contratante', index: 1 },
    { name: 'valor', label: 'Valor', index: 4 },
    { name: 'contratada', label: 'Contratada', index: 2 },
  ]

  it('shows three fields on a page, in their order', () => {
    const pages = toTemplatePages(fields).map((page) => page.map(({ name }) => name))
    expect(pages).toEqual([['contratante', 'contratada', 'prazo'], ['valor']])
    expect(toTemplatePages([])).toEqual([])
  })

  it('requires each field, and names the first that is missing', () => {
    const result = createTemplateSchema(fields).safeParse({ valor: ' ', contratante: 'Aurora' })
    const errors = errorsOf(result)
    expect(errors).toEqual({
      prazo: 'Este campo é obrigatório',
      valor: 'Este campo é obrigatório',
      contratada: 'Este campo é obrigatório',
    })
    expect(toTemplateToast(fields, errors)).toBe('Contratada é um campo obrigatório')
    expect(toTemplateToast(fields, {})).toBeNull()
  })

  it('leaves the fields of other pages alone', () => {
    const [first = []] = toTemplatePages(fields)
    const form = { contratante: 'Aurora', contratada: 'Brisa', prazo: '12 meses' }
    expect(createTemplateSchema(first).parse(form)).toEqual(form)
  })
})
