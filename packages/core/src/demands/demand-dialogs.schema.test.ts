import { describe, expect, it } from 'vitest'
import { errorsOf } from '../testing/errors-of.fixture.ts'
import {
  privateInMassSchema,
  privateUsersSchema,
  reminderLinkSchema,
} from './demand-selection-forms.schema.ts'
import { createTagSchema } from './demand-tag-forms.schema.ts'

describe('tags', () => {
  it.each([
    [createTagSchema, { name: ' ' }, { name: 'Nome é obrigatório' }],
    [createTagSchema, { name: 'a'.repeat(60) }, {}],
    [createTagSchema, { name: 'a'.repeat(61) }, { name: 'Nome deve ter no máximo 60 caracteres' }],
  ])('case %#', (schema, form, errors) => {
    expect(errorsOf(schema.safeParse(form))).toEqual(errors)
  })
})

describe('selections', () => {
  const text = 'Você precisa selecionar suas demandas antes'

  it.each([
    [privateInMassSchema, { demandsIds: [] }, { demandsIds: text }],
    [privateInMassSchema, {}, { demandsIds: text }],
    [privateInMassSchema, { demandsIds: ['a'] }, {}],
    [privateInMassSchema, { demandsIds: ['a'], anotherUser: 'b' }, {}],
    [privateUsersSchema, { usersIds: [] }, { usersIds: 'Usuário é obrigatório' }],
    [reminderLinkSchema, {}, { reminderId: 'Lembrete para vincular é obrigatório' }],
    [reminderLinkSchema, { reminderId: 'a' }, {}],
  ])('case %#', (schema, form, errors) => {
    expect(errorsOf(schema.safeParse(form))).toEqual(errors)
  })
})
