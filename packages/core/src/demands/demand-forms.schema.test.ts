import { describe, expect, it } from 'vitest'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import {
  createDemandSchema,
  feedbackSchema,
  messageSchema,
  renameSchema,
  statusDialogSchema,
} from './demand-forms.schema.ts'

describe('createDemandSchema', () => {
  const valid = {
    name: ' Revisão ',
    description: 'Revisar o contrato.',
    private: true,
    priority: false,
    usersToNotify: ['u1'],
  }

  it('trims and keeps', () => {
    expect(createDemandSchema.parse(valid)).toEqual({ ...valid, name: 'Revisão' })
    expect(createDemandSchema.parse({ name: 'a', description: 'b' })).toMatchObject({
      private: false,
      priority: false,
      usersToNotify: [],
    })
  })

  it.each([
    ['name', '', 'O campo Nome é obrigatório'],
    ['name', '  \n', 'O campo Nome é obrigatório'],
    ['name', undefined, 'O campo Nome é obrigatório'],
    ['name', 'a'.repeat(256), 'Nome deve ter no máximo 255 caracteres'],
    ['description', '', 'O campo Descrição é obrigatório'],
    ['description', ' ', 'O campo Descrição é obrigatório'],
    ['description', 'a'.repeat(2049), 'Descrição deve ter no máximo 2048 caracteres'],
  ])('%s = %j', (field, value, text) => {
    expect(errorsOf(createDemandSchema.safeParse({ ...valid, [field]: value }))).toEqual({
      [field]: text,
    })
  })

  it('reports both fields', () => {
    expect(
      Object.keys(errorsOf(createDemandSchema.safeParse({ name: '', description: '' }))),
    ).toEqual(['name', 'description'])
  })

  it('accepts the limits themselves', () => {
    const limits = { name: 'a'.repeat(255), description: 'a'.repeat(2048) }
    expect(createDemandSchema.safeParse(limits).success).toBe(true)
  })
})

describe('the dialogs', () => {
  it.each([
    [renameSchema, { name: ' ' }, { name: 'Sua demanda precisa de um nome!' }],
    [renameSchema, { name: 'Locação' }, {}],
    [statusDialogSchema, { message: ' ' }, { message: 'Descrição é obrigatório' }],
    [statusDialogSchema, { message: 'Segue.' }, {}],
    [messageSchema, { content: '' }, {}],
    [
      messageSchema,
      { content: 'a'.repeat(2049) },
      { content: 'A mensagem deve ter no máximo 2048 caracteres' },
    ],
    [feedbackSchema, { rating: 5 }, {}],
    [feedbackSchema, { rating: 1, description: 'a'.repeat(512) }, {}],
    [feedbackSchema, { rating: 0 }, { rating: 'Escolha de 1 a 5 estrelas' }],
    [feedbackSchema, { rating: 6 }, { rating: 'Escolha de 1 a 5 estrelas' }],
    [feedbackSchema, { rating: 2.5 }, { rating: 'Escolha de 1 a 5 estrelas' }],
    [feedbackSchema, {}, { rating: 'Escolha de 1 a 5 estrelas' }],
    [
      feedbackSchema,
      { rating: 3, description: 'a'.repeat(513) },
      { description: 'O comentário deve ter no máximo 512 caracteres' },
    ],
  ])('case %#', (schema, input, errors) => {
    expect(errorsOf(schema.safeParse(input))).toEqual(errors)
  })
})
