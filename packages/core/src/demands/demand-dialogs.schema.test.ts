import { describe, expect, it } from 'vitest'
import { documentFilterSchema } from '../documents/document-filter.schema.ts'
import { notificationFilterSchema } from '../notifications/notification-filter.schema.ts'
import { errorsOf } from '../testing/errors-of.ts'
import { demandFilterSchema } from './demand-filter.schema.ts'
import {
  privateInMassSchema,
  privateUsersSchema,
  reminderLinkSchema,
  validateInQuantitySchema,
} from './demand-selection-forms.schema.ts'
import { createAddTagSchema, createTagSchema } from './demand-tag-forms.schema.ts'

describe('tags', () => {
  it.each([
    [createTagSchema, { name: ' ' }, { name: 'Nome é obrigatório' }],
    [createTagSchema, { name: 'a'.repeat(60) }, {}],
    [createTagSchema, { name: 'a'.repeat(61) }, { name: 'Nome deve ter no máximo 60 caracteres' }],
    [createAddTagSchema(['a']), {}, { tagId: 'Tag é obrigatório' }],
    [createAddTagSchema(['a']), { tagId: 'a' }, { tagId: 'Essa tag já foi adiciona na demanda!' }],
    [createAddTagSchema(['a']), { tagId: 'b' }, {}],
  ])('case %#', (schema, form, errors) => {
    expect(errorsOf(schema.safeParse(form))).toEqual(errors)
  })
})

describe('selections', () => {
  const text = 'Você precisa selecionar suas demandas antes'

  it.each([
    [validateInQuantitySchema, { demandsIds: [] }, { demandsIds: text }],
    [validateInQuantitySchema, {}, { demandsIds: text }],
    [validateInQuantitySchema, { demandsIds: ['a'] }, {}],
    [privateInMassSchema, { demandsIds: [] }, { demandsIds: text }],
    [privateInMassSchema, { demandsIds: ['a'] }, {}],
    [privateInMassSchema, { demandsIds: ['a'], anotherUser: 'b' }, {}],
    [privateUsersSchema, { usersIds: [] }, { usersIds: 'Usuário é obrigatório' }],
    [reminderLinkSchema, {}, { reminderId: 'Lembrete para vincular é obrigatório' }],
    [reminderLinkSchema, { reminderId: 'a' }, {}],
  ])('case %#', (schema, form, errors) => {
    expect(errorsOf(schema.safeParse(form))).toEqual(errors)
  })
})

describe('filters', () => {
  const filters = [demandFilterSchema, documentFilterSchema, notificationFilterSchema]

  it.each([
    [{}, {}],
    [{ startDate: '2026-11-01', endDate: '2026-11-01' }, {}],
    [{ startDate: '2026-11-02' }, {}],
    [
      { startDate: '2026-11-02', endDate: '2026-11-01' },
      { endDate: 'A data final deve ser igual ou posterior à data inicial' },
    ],
    [{ startDate: '2026-02-30' }, { startDate: 'Data inválida' }],
    [{ endDate: '01/11/2026' }, { endDate: 'Data inválida' }],
  ])('%j', (form, errors) => {
    for (const schema of filters) expect(errorsOf(schema.safeParse(form))).toEqual(errors)
  })

  it('take texts of 255 characters, by their own names', () => {
    const long = 'a'.repeat(256)
    expect(errorsOf(demandFilterSchema.safeParse({ name: long, message: long }))).toEqual({
      name: 'Título deve ter no máximo 255 caracteres',
      message: 'Mensagem deve ter no máximo 255 caracteres',
    })
    expect(documentFilterSchema.parse({ name: ' contrato ' }).name).toBe('contrato')
  })

  it('ask for what was chosen, and for nothing else', () => {
    for (const schema of filters) expect(schema.parse({ startDate: '' })).toEqual({})
    const chosen = { demandsTags: ['a', 'b'], startDate: '2026-11-02', message: ' multa' }
    expect(demandFilterSchema.parse(chosen)).toEqual({
      demandsTags: 'a,b',
      startDate: '2026-11-02',
      message: 'multa',
    })
  })
})
